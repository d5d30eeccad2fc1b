import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overlapOf } from './overlap.ts';

let dir = '';

beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'baize-overlap-')));
  mkdirSync(join(dir, 'tenants/alpha'), { recursive: true });
  symlinkSync(join(dir, 'tenants'), join(dir, 'link'));
});
afterAll(() => rmSync(dir, { recursive: true }));

const tenants = () => ({ what: 'the tenants', dir: join(dir, 'tenants') });
const overlap = (target: string) => overlapOf(join(dir, target), [{ what: 'else', dir: '/nowhere' }, tenants()]);

test.each(['tenants', 'tenants/alpha', 'tenants/new/deep', 'TENANTS', 'link', 'link/new/deep', '.', 'x/../tenants'])(
  '%s is the tenants, lies in them or holds them',
  (target) => expect(overlap(target)).toEqual(tenants()),
);

test.each(['sites', 'tenants-sites', 'tenant', 'new/tenants'])('%s does not overlap with the tenants', (target) =>
  expect(overlap(target)).toBeUndefined(),
);

test('the root overlaps with everything, and Unicode forms of one name are equal', () => {
  expect(overlapOf('/', [tenants()])).toEqual(tenants());
  expect(overlapOf(join(dir, 'caf\u00e9'), [{ what: 'a tenant', dir: join(dir, 'cafe\u0301') }])?.what).toBe(
    'a tenant',
  );
});
