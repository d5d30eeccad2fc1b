import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';

let workshop: Workshop;
let dir = '';

beforeEach(async () => {
  workshop = await openWorkshop();
  ({ dir } = workshop);
});
afterEach(() => workshop.close());

const read = (...path: string[]) => readFile(join(dir, ...path), 'utf8');

const listing = async (folder: string): Promise<string[]> =>
  (await readdir(join(dir, folder), { recursive: true })).sort();

test('a folder with something else in it is refused, and keeps it', async () => {
  const alpha = await workshop.load('alpha');
  await mkdir(join(dir, 'sites/photos'), { recursive: true });
  await writeFile(join(dir, 'sites/photos/one.jpg'), 'mine');
  await expect(workshop.run([alpha])).rejects.toThrow('is not empty, and it is not a folder of sites');
  expect(await listing('sites')).toEqual(['photos', 'photos/one.jpg']);
});

test('a folder that somebody put beside the sites stays when the sites go', async () => {
  const [alpha, beta] = [await workshop.load('alpha'), await workshop.load('beta')];
  await workshop.run([alpha, beta]);
  for (const name of ['photos', '.photos.half', '.alpha.1.old']) {
    await mkdir(join(dir, 'sites', name));
    await writeFile(join(dir, 'sites', name, 'one.jpg'), 'mine');
  }
  expect((await workshop.run([alpha])).removed).toEqual(['beta']);
  expect((await readdir(join(dir, 'sites'))).sort()).toEqual(
    ['.alpha.1.old', '.assembled', '.assembled.json', '.photos.half', 'alpha', 'photos'].sort(),
  );
  expect(await read('sites/.photos.half/one.jpg')).toBe('mine');
});

test('a folder of somebody else under the name of a merchant is neither replaced nor removed', async () => {
  const [alpha, beta] = [await workshop.load('alpha'), await workshop.load('beta')];
  await workshop.run([alpha]);
  await mkdir(join(dir, 'sites/beta'));
  await writeFile(join(dir, 'sites/beta/diary.txt'), 'mine');
  await expect(workshop.run([alpha, beta])).rejects.toThrow(/sites\/beta is there, and assembly has no record/);
  expect(await read('sites/beta/diary.txt')).toBe('mine');
  expect((await workshop.run([alpha])).removed).toEqual([]);
  expect(await read('sites/beta/diary.txt')).toBe('mine');
});

test('changed or added files of a site are reported, and the site is neither rewritten nor removed', async () => {
  const [alpha, beta] = [await workshop.load('alpha'), await workshop.load('beta')];
  await workshop.run([alpha, beta]);
  const page = await read('sites/alpha/index.html');
  await writeFile(join(dir, 'sites/alpha/robots.txt'), 'my rules');
  await mkdir(join(dir, 'sites/beta/.well-known'));
  await writeFile(join(dir, 'sites/beta/.well-known/security.txt'), 'mine');
  const changed = await workshop.load('alpha', { 'README.md': '', 'brand/logo.svg': await logoOf('alpha', '#abc') });
  const refused = workshop.run([changed]);
  await expect(refused).rejects.toThrow(/sites\/alpha holds .*\n {2}changed: \/robots\.txt/);
  await expect(refused).rejects.toThrow('not ours: /.well-known/security.txt');
  await expect(refused).rejects.toThrow('Nothing was written.');
  expect(await read('sites/alpha/index.html')).toBe(page);
  expect(await read('sites/alpha/robots.txt')).toBe('my rules');
  expect(existsSync(join(dir, 'sites/beta/index.html'))).toBe(true);
  for (const id of ['alpha', 'beta']) await rm(join(dir, 'sites', id), { recursive: true });
  expect((await workshop.run([changed])).sites[0]?.state).toBe('written');
});

const logoOf = async (id: string, color: string): Promise<string> =>
  (await read('tenants', id, 'brand/logo.svg')).replace('#123', color);

test('a file that somebody deleted comes back', async () => {
  const alpha = await workshop.load('alpha');
  await workshop.run([alpha]);
  await rm(join(dir, 'sites/alpha/robots.txt'));
  expect((await workshop.run([alpha])).sites[0]?.state).toBe('written');
  expect(await read('sites/alpha/robots.txt')).toContain('User-agent');
});

test.each([
  ['the tenant', 'tenants/alpha'],
  ['a folder in the tenant', 'tenants/alpha/site'],
  ['the tenants', 'tenants'],
  ['the tenants, with a slash', 'tenants/'],
  ['the tenants, round about', 'release/../tenants'],
  ['the tenants in capitals, which some disks take for them', 'TENANTS'],
  ['a link to the tenants', 'link'],
  ['a folder that is not there yet, behind a link to the tenants', 'link/new/deep'],
  ['what holds them', ''],
  ['the release', 'release'],
  ['a folder in the release', 'release/client/sites'],
  ['the cache', 'cache/sites'],
  ['a protected folder', 'sources/apps'],
])('a target that is %s is refused before anything is written', async (_, place) => {
  const alpha = await workshop.load('alpha');
  await symlink(join(dir, 'tenants'), join(dir, 'link'));
  const before = await listing('.');
  const protect = [
    { what: 'the tenants', dir: join(dir, 'tenants') },
    { what: 'the sources', dir: join(dir, 'sources') },
  ];
  await expect(workshop.run([alpha], { out: `${dir}/${place}`, protect })).rejects.toThrow(/overlaps with (a|the) /);
  expect(await listing('.')).toEqual(before);
});

test('a sibling folder with the same name prefix is no overlap', async () => {
  const alpha = await workshop.load('alpha');
  const protect = [{ what: 'the tenants', dir: join(dir, 'tenants') }];
  expect((await workshop.run([alpha], { out: join(dir, 'tenants-sites'), protect })).sites).toHaveLength(1);
});

test('a target with a file in its way is told in one sentence, at once', async () => {
  const alpha = await workshop.load('alpha');
  await writeFile(join(dir, 'file'), '');
  await expect(workshop.run([alpha], { out: join(dir, 'file') })).rejects.toThrow(
    /^\S+ cannot be written: it is a file, not a folder\.$/,
  );
  await expect(workshop.run([alpha], { out: join(dir, 'file/sites') })).rejects.toThrow(
    /^\S+ cannot be written: a file is in the way\.$/,
  );
});

// Node's own recursive mkdir never returns here.
test.runIf(existsSync('/proc/self'))('a target where no folder can be made is told at once', async () => {
  const alpha = await workshop.load('alpha');
  await expect(workshop.run([alpha], { out: '/proc/baize/sites' })).rejects.toThrow(
    '/proc/baize cannot be written: there is no such place.',
  );
});

test('the assembler’s own folder may not be a link', async () => {
  const alpha = await workshop.load('alpha');
  mkdirSync(join(dir, 'sites'));
  mkdirSync(join(dir, 'elsewhere'));
  symlinkSync(join(dir, 'elsewhere'), join(dir, 'sites/.assembled'));
  await expect(workshop.run([alpha])).rejects.toThrow('must be a folder of its own');
});

test('two assemblies do not write to one folder at a time', async () => {
  const alpha = await workshop.load('alpha');
  const [first, second] = await Promise.allSettled([workshop.run([alpha]), workshop.run([alpha])]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((await workshop.run([alpha])).sites[0]?.state).toBe('unchanged');
});
