import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFixtureSites } from '../testing/startedEdge.ts';
import { SiteStore } from './siteStore.ts';

let root = '';
let dir = '';

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  root = await mkdtemp(join(tmpdir(), 'baize-store-'));
  dir = join(root, 'sites');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(root, { recursive: true, force: true });
});

/** Assembles these sites; the mark is renamed into place, so that it is a new file each time. */
const assemble = async (...sites: string[]): Promise<void> => {
  await writeFixtureSites(dir, sites);
  await rename(join(dir, '.assembled.json'), join(dir, '.mark'));
  await writeFile(join(dir, '.assembled.json'), '{}');
};

const sitesOf = async (store: SiteStore): Promise<string[]> => [...(await store.index()).sites].toSorted();

test('a folder of sites lists them with their domains, and nothing else that lies in it', async () => {
  await assemble('beta', 'alpha');
  await mkdir(join(dir, 'no-site'));
  await writeFile(join(dir, 'a-file'), '');
  await mkdir(join(dir, '.half'));
  await writeFile(join(dir, '.half/headers.json'), JSON.stringify({ site: 'half', domains: [] }));
  const { sites, domains } = await new SiteStore(dir).index();
  expect([...sites]).toEqual(['alpha', 'beta']);
  expect([...domains]).toEqual([
    ['alpha.example', 'alpha'],
    ['beta.example', 'beta'],
  ]);
});

test('a folder that is not there has no sites until there is one, nor when it is gone', async () => {
  const store = new SiteStore(dir, { live: true });
  expect(await sitesOf(store)).toEqual([]);
  await assemble('alpha');
  expect(await sitesOf(store)).toEqual(['alpha']);
  await rm(dir, { recursive: true });
  expect(await sitesOf(store)).toEqual([]);
});

test('it looks for an assembly once a second, from the first time on', async () => {
  await assemble('alpha');
  const store = new SiteStore(dir);
  expect(await sitesOf(store)).toEqual(['alpha']);
  await assemble('alpha', 'beta');
  vi.advanceTimersByTime(999);
  expect(await sitesOf(store)).toEqual(['alpha']);
  vi.advanceTimersByTime(1);
  expect(await sitesOf(store)).toEqual(['alpha', 'beta']);
});

test('live, it looks each time', async () => {
  await assemble('alpha');
  const store = new SiteStore(dir, { live: true });
  expect(await sitesOf(store)).toEqual(['alpha']);
  await assemble('alpha', 'beta');
  expect(await sitesOf(store)).toEqual(['alpha', 'beta']);
});

test('what was read is kept while no assembly changes it, and read anew when one does', async () => {
  await assemble('alpha');
  const store = new SiteStore(dir, { live: true });
  const index = await store.index();
  const files = await store.files('alpha');
  expect(await store.index()).toBe(index);
  expect(await store.files('alpha')).toBe(files);
  await assemble('alpha');
  expect(await store.index()).not.toBe(index);
  expect(await store.files('alpha')).not.toBe(files);
});

test('requests during a check get its result', async () => {
  await assemble('alpha');
  const store = new SiteStore(dir);
  const heard = await Promise.all([sitesOf(store), sitesOf(store)]);
  expect(heard).toEqual([['alpha'], ['alpha']]);
});

test('a site whose headers cannot be read is an incident, and is gone with the next assembly', async () => {
  await assemble('alpha');
  await writeFile(join(dir, 'alpha/headers.json'), '{');
  const store = new SiteStore(dir, { live: true });
  await expect(store.index()).rejects.toThrow(SyntaxError);
  await expect(store.index()).rejects.toThrow(SyntaxError);
  await assemble('alpha');
  expect(await sitesOf(store)).toEqual(['alpha']);
  await writeFile(join(dir, 'alpha/headers.json'), '{');
  const other = new SiteStore(dir, { live: true });
  await expect(other.index()).rejects.toThrow(SyntaxError);
  await rm(dir, { recursive: true });
  expect(await sitesOf(other)).toEqual([]);
});

test('sites without the mark of a completed assembly are not served', async () => {
  await assemble('alpha');
  await rm(join(dir, '.assembled.json'));
  const store = new SiteStore(dir, { live: true });
  expect(await sitesOf(store)).toEqual([]);
  await assemble('alpha');
  expect(await sitesOf(store)).toEqual(['alpha']);
  await rm(join(dir, '.assembled.json'));
  expect(await sitesOf(store)).toEqual([]);
});
