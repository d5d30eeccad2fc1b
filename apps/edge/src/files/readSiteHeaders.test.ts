import { reviewedSite } from '@baize/assembler/testing';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSiteHeaders, UnservableSite } from './readSiteHeaders.ts';

const complete = reviewedSite('alpha');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'baize-headers-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const read = async (headers: unknown) => {
  await writeFile(join(dir, 'headers.json'), JSON.stringify(headers));
  return readSiteHeaders(dir);
};

test('the headers that assembly writes are read as they are', async () => {
  expect(await read(complete)).toEqual(complete);
});

test.each(Object.keys(complete))('headers without %s are refused, with the fix', async (name) => {
  const refusal = new UnservableSite(
    `${basename(dir)}/headers.json has no "${name}" that this edge can read. Assemble the site again with this release.`,
  );
  await expect(read({ ...complete, [name]: undefined })).rejects.toThrow(refusal);
  await expect(read({ ...complete, [name]: null })).rejects.toThrow(refusal);
});

test.each([
  [{ ...complete, format: 2 }, '"format"'],
  [{ ...complete, pages: [], rules: {} }, '"pages", "rules"'],
  [null, '"format", "site"'],
])('headers of another form are refused: %#', async (headers, named) => {
  await expect(read(headers)).rejects.toThrow(`has no ${named}`);
});
