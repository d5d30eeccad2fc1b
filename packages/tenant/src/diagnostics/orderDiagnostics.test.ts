import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnostic } from './diagnostic.types.ts';
import { orderDiagnostics } from './orderDiagnostics.ts';

const dir = join('/tenants', 'alpha');
const at = (path: string, line = 1, column = 1, message = 'm'): Diagnostic => ({
  severity: 'error',
  code: 'wrong-value',
  file: join(dir, path),
  line,
  column,
  message,
  fix: 'f',
});

const orderOf = (diagnostics: readonly Diagnostic[]) =>
  orderDiagnostics(dir, diagnostics).map(({ file, line, column }) => [file.slice(dir.length + 1), line, column]);

test('the parts of a folder come in the order in which a merchant is made, what belongs to none of them last', () => {
  const paths = ['README', 'sandbox.json', 'messages/EN.po', 'banners/banners.json', 'brand/logo.svg', 'tenant.json'];
  for (const given of [paths, paths.toReversed()])
    expect(orderOf(given.map((path) => at(path))).map(([path]) => path)).toEqual(paths.toReversed());
});

test('in a part files come by name, in a file places by line and column, as numbers', () => {
  const given = [at('brand/b.svg', 1), at('brand/a.svg', 10, 2), at('brand/a.svg', 9, 30), at('brand/a.svg', 9, 4)];
  expect(orderOf(given)).toEqual([
    ['brand/a.svg', 9, 4],
    ['brand/a.svg', 9, 30],
    ['brand/a.svg', 10, 2],
    ['brand/b.svg', 1, 1],
  ]);
});

test('equal diagnostics are merged, unless their positions differ', () => {
  const given = [at('tenant.json'), at('tenant.json'), at('tenant.json', 2), at('tenant.json', 1, 1, 'other')];
  expect(orderDiagnostics(dir, given)).toEqual([given[0], given[3], given[2]]);
});
