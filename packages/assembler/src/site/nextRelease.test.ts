import type { Tenant } from '@baize/tenant';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeFixtureRelease } from '../testing/fixtureRelease.ts';
import { openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';

let dir = '';
let workshop: Workshop;

beforeEach(async () => {
  workshop = await openWorkshop();
  ({ dir } = workshop);
});
afterEach(() => workshop.close());

const load: Workshop['load'] = (name, changes) => workshop.load(name, changes);
const run = (tenants: Tenant[], release = 'release') => workshop.run(tenants, { release });
const filesOf = (place: string) => readdir(join(dir, 'sites', place), { recursive: true });

const ownTitles = 'msgid "banner.w_home.first.title"\nmsgstr "T"\n\nmsgid "banner.w_home.first.line"\nmsgstr "L"';

/** Own messages long enough to be stored compressed, too. */
const words = (text: string) => ({
  'messages/EN.po': `${ownTitles}\n\nmsgid "site.title"\nmsgstr "${text.repeat(200)}"`,
});

test('a page that was open during a new release still finds its chunks, for one release', async () => {
  const alpha = await load('alpha');
  await run([alpha]);
  for (const next of ['2', '3']) {
    const release = join(dir, `release${next}`);
    await writeFixtureRelease(release, { [`client/lazy-${next}.js`]: next });
    await run([alpha], `release${next}`);
  }
  expect(await filesOf('alpha/assets')).toEqual(expect.arrayContaining(['lazy-2.js', 'lazy-3.js', 'main-1.js']));
  await writeFixtureRelease(join(dir, 'release4'), { 'client/lazy-4.js': '4' });
  await run([alpha], 'release4');
  const left = await filesOf('alpha/assets');
  expect(left).toEqual(expect.arrayContaining(['lazy-3.js', 'lazy-4.js']));
  expect(left).not.toContain('lazy-2.js');
});

test('the release before comes back as it was, and pages of the later one keep their chunks', async () => {
  const alpha = await load('alpha');
  await run([alpha]);
  const before = await readFile(join(dir, 'sites/alpha/index.html'), 'utf8');
  const entry = { script: 'main-2.js', styles: [], preload: [] };
  await writeFixtureRelease(join(dir, 'release2'), { 'client/main-2.js': '2' }, { entry });
  await run([alpha], 'release2');
  expect(await readFile(join(dir, 'sites/alpha/index.html'), 'utf8')).not.toBe(before);
  await run([alpha]);
  expect(await readFile(join(dir, 'sites/alpha/index.html'), 'utf8')).toBe(before);
  expect(await filesOf('alpha/assets')).toEqual(expect.arrayContaining(['main-1.js', 'main-2.js']));
});

test('an asset of two releases is kept for one more after it is dropped', async () => {
  const alpha = await load('alpha', words('Really. '));
  await run([alpha]);
  const before = await filesOf('alpha/languages');
  expect(before.filter((name) => name.endsWith('.br'))).toHaveLength(1);
  await writeFixtureRelease(join(dir, 'release2'), { 'client/lazy-2.js': '2' });
  await run([alpha], 'release2');
  const entry = { script: 'main-3.js', styles: [], preload: [] };
  await writeFixtureRelease(join(dir, 'release3'), { 'client/main-3.js': '3' }, { entry });
  await rm(join(dir, 'release3/client/main-1.js'));
  await run([await load('alpha', words('Truly. '))], 'release3');
  expect(await filesOf('alpha/assets')).toEqual(expect.arrayContaining(['lazy-2.js', 'main-1.js', 'main-3.js']));
  expect(await filesOf('alpha/languages')).toEqual(expect.arrayContaining(before));
});

test('a change of the merchant’s own keeps what the release before left, and nothing that it replaces', async () => {
  const alpha = await load('alpha');
  await writeFixtureRelease(join(dir, 'release2'), { 'client/lazy-2.js': '2' });
  await run([alpha], 'release2');
  await run([alpha]);
  const before = await filesOf('alpha');
  await run([await load('alpha', { 'messages/EN.po': ownTitles })]);
  const after = await filesOf('alpha');
  expect(after).toContain('assets/lazy-2.js');
  expect(after).toHaveLength(before.length);
});

test('a file of the release before that somebody deleted is not missed', async () => {
  const alpha = await load('alpha');
  await writeFixtureRelease(join(dir, 'release2'), { 'client/lazy-2.js': '2' });
  await run([alpha], 'release2');
  await rm(join(dir, 'sites/alpha/assets/lazy-2.js'));
  expect((await run([alpha])).sites[0]?.state).toBe('written');
});
