import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseChanged } from './refuseChanged.ts';

let out = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'baize-refuse-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const record = (files: Readonly<Record<string, string>> = {}) => ({ key: 'k', release: 'r', kept: [], files });

const put = (id: string, names: readonly string[]): void => {
  mkdirSync(join(out, id));
  for (const name of names) writeFileSync(join(out, id, name), name);
};

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index}.txt`);

const told = (ids: readonly string[], records: ReadonlyMap<string, ReturnType<typeof record>> = new Map()): string => {
  try {
    refuseChanged(out, ids, records);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

test('missing and unchanged sites are replaced silently', () => {
  put('empty', []);
  expect(told(['nowhere', 'empty'], new Map([['empty', record()]]))).toBe('');
});

test('a folder without a record, and a file where a site should be, are told with what to do', () => {
  put('alpha', []);
  writeFileSync(join(out, 'beta'), '');
  const sentence = (id: string) =>
    `${join(out, id)} is there, and assembly has no record of writing it. Move it away, or delete it.`;
  expect(told(['alpha', 'beta'], new Map([['beta', record()]]))).toBe(
    `${sentence('alpha')}\n\n${sentence('beta')}\n\nNothing was written.`,
  );
});

test('changed and foreign files are listed, eight at most', () => {
  put('alpha', ['a.txt', 'b.txt']);
  const changed = new Map([['alpha', record({ '/a.txt': 'other' })]]);
  expect(told(['alpha'], changed)).toBe(
    `${join(out, 'alpha')} holds what assembly did not write:\n  changed: /a.txt\n  not ours: /b.txt\nMove it away, or delete the folder. What a site shall have belongs in the tenant's folder.\n\nNothing was written.`,
  );
  put('eight', names(8));
  put('ten', names(10));
  const records = new Map(['eight', 'ten'].map((id) => [id, record()]));
  expect(told(['eight'], records).match(/not ours/g)).toHaveLength(8);
  expect(told(['eight'], records)).not.toContain('more');
  expect(told(['ten'], records).match(/not ours/g)).toHaveLength(8);
  expect(told(['ten'], records)).toContain('\n  and 2 more\n');
});
