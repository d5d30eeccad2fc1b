import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from './dataFolder.ts';
import { openPglite } from './openPglite.ts';
import { readSnapshot } from './snapshot.ts';

const NOBODY = 65_534;

let root = '';
let whole = '';
let file = '';

const open = async (dataDir: string) => openPglite({ dataDir, snapshot: await readSnapshot() });

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true, recursive: true });

const modesIn = (folder: string): { files: string[]; folders: string[] } => {
  const modes = (wanted: ReturnType<typeof entriesOf>): string[] => {
    const all = wanted.map(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o777);
    return [...new Set(all)].map((mode) => mode.toString(8));
  };
  return {
    files: modes(entriesOf(folder).filter((entry) => entry.isFile())),
    folders: modes(entriesOf(folder).filter((entry) => entry.isDirectory())),
  };
};

/** Name, size and time of every file, to compare before and after a refused start. */
const picture = (folder: string): string[] =>
  entriesOf(folder)
    .filter((entry) => entry.isFile() && !entry.name.startsWith('gateway.lock'))
    .map(({ parentPath, name }) => {
      const { size, mtimeMs } = statSync(join(parentPath, name));
      return `${join(parentPath, name)} ${size} ${mtimeMs}`;
    })
    .sort();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gateway-folder-'));
  whole = join(root, 'whole');
  const database = await open(whole);
  await database.run('create table kept (id integer primary key, word text not null)');
  await database.run("insert into kept select each, repeat('x', 100) from generate_series(1, 500) each");
  const answer = await database.owner.execute(sql`select pg_relation_filepath('kept') as file`);
  file = JSON.stringify(answer).match(/base\/\d+\/\d+/u)?.[0] ?? '';
  await database.close();
});
const remove = (path: string): Promise<void> => rm(path, { recursive: true, force: true });
afterAll(() => remove(root));

const copyOf = async (name: string): Promise<string> => {
  const copy = join(root, name);
  await cp(whole, copy, { recursive: true, preserveTimestamps: true });
  return copy;
};

const holdFolder = async (folder: string): Promise<ChildProcess> => {
  const opener = new URL('../testing/holdFolder.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [opener, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

describe('a data folder that is open', () => {
  let folder = '';
  let first: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    folder = await copyOf('shared');
    await chmod(folder, 0o755);
    await chmod(join(folder, 'pglite/postgresql.conf'), 0o644);
    first = await open(folder);
  });

  it('can be read by its user alone, with all that comes into it later', async () => {
    await first.run('create table later (id integer primary key); insert into later values (1); checkpoint');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(modesIn(folder)).toEqual({ files: ['600'], folders: ['700'] });
    expect(modesIn(whole)).toEqual({ files: ['600'], folders: ['700'] });
  });

  it('is for one gateway until that closes, as a second one is told, and then for none that is older', async () => {
    await expect(open(folder)).rejects.toThrow(
      `Another gateway uses the data folder ${folder}. Stop it, or choose another one: BAIZE_DATA=<folder>, and another PORT.`,
    );
    await first.run("insert into kept values (501, 'still here')");
    await first.run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('?', 4102444800000)");
    await first.close();
    (await openDataFolder(folder)).release();
    await expect(open(folder)).rejects.toThrow('written by a newer gateway (migration of 2100-01-01T00:00)');
  });
});

describe('a data folder', () => {
  it('is free as soon as its gateway is killed, and not while it merely sleeps', async () => {
    const holder = await holdFolder(whole);
    holder.kill('SIGSTOP');
    await expect(open(whole)).rejects.toThrow('Another gateway uses the data folder');
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    (await openDataFolder(whole)).release();
  });

  it('lets one in of many that start at once, and takes up a first start that was killed before its end', async () => {
    const folder = join(root, 'race');
    await mkdir(join(folder, 'pglite.new/base'), { recursive: true });
    await writeFile(join(folder, 'pglite.new/PG_VERSION'), '18\n');
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => open(folder)));
    const opened = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(opened).toHaveLength(1);
    for (const each of opened) await each.close();
    expect((await readdir(folder)).sort()).toEqual(['gateway.lock', 'pglite']);
  });
});

const refusalOf = (folder: string): Promise<string> =>
  open(folder).then(
    () => 'opened',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
const mustRefuse = async (folder: string, sentence: RegExp): Promise<void> => {
  const before = picture(folder);
  const refusal = await refusalOf(folder);
  expect(refusal).toMatch(sentence);
  expect(refusal).toContain('BAIZE_DATA=<folder>');
  expect(refusal.split('\n')).toHaveLength(1);
  expect(picture(folder)).toEqual(before);
};

describe('a data folder is refused, and left as it is,', () => {
  let patient = '';
  beforeAll(async () => {
    patient = await copyOf('patient');
  });

  const damages: readonly (readonly [string, string, (at: string) => Promise<unknown>, RegExp])[] = [
    ['without its version', 'PG_VERSION', remove, /damaged .*PG_VERSION is missing/u],
    ['without its version’s number', 'PG_VERSION', (at) => truncate(at, 0), /names no version/u],
    ['of another version', 'PG_VERSION', (at) => writeFile(at, '17\n'), /written by PostgreSQL 17 .* reads 18/u],
    ['without its control file', 'global/pg_control', remove, /pg_control is missing/u],
    ['with half a control file', 'global/pg_control', (at) => truncate(at, 100), /pg_control has the wrong/u],
    ['without its log', 'pg_wal', remove, /pg_wal is missing/u],
    [
      'with an empty log',
      'pg_wal',
      async (at) => {
        for (const name of await readdir(at)) await remove(join(at, name));
      },
      /pg_wal holds no log/u,
    ],
    [
      'with half a log',
      'pg_wal',
      async (at) => {
        const first = (await readdir(at)).find((name) => /^[0-9A-F]{24}$/u.test(name)) ?? '';
        await truncate(join(at, first), 4096);
      },
      /pg_wal\/\w+ has the wrong size/u,
    ],
    ['without the state of its transactions', 'pg_xact', remove, /pg_xact.0000 is missing/u],
    ['without its settings', 'postgresql.conf', remove, /postgresql.conf is missing/u],
  ];

  it.each(damages)('%s', async (_name, part, damage, sentence) => {
    const at = join(patient, 'pglite', part);
    await damage(at);
    await mustRefuse(patient, sentence);
    await remove(at);
    await cp(join(whole, 'pglite', part), at, { recursive: true, preserveTimestamps: true });
  });

  it.each([
    ['with a file where the database should be', 'pglite', /damaged .*PG_VERSION is missing/u],
    ['with files of somebody else', 'letter.txt', /holds letter.txt and no database/u],
  ])('%s', async (_name, file, sentence) => {
    const folder = await mkdtemp(join(root, 'foreign-'));
    await writeFile(join(folder, file), 'dear');
    await mustRefuse(folder, sentence);
  });

  // `findFolderProblem` cannot see this damage, and PostgreSQL opens such a folder silently, with rows missing.
  it.each([
    ['without a table', (at: string) => rm(join(at, 'pglite', file))],
    ['with an emptied table', (at: string) => truncate(join(at, 'pglite', file), 0)],
    ['with half a table', (at: string) => truncate(join(at, 'pglite', file), 8192)],
    [
      'with a page overwritten',
      async (at: string) => {
        const path = join(at, 'pglite', file);
        const bytes = await readFile(path);
        await writeFile(path, bytes.fill(7, 9000, 9500));
      },
    ],
    [
      'without a file of the catalogue',
      async (at: string) => {
        await rm(join(at, 'pglite', file.replace(/\d+$/u, '1259')), { force: true });
        await rm(join(at, 'pglite', file.replace(/\d+$/u, 'pg_filenode.map')), { force: true });
      },
    ],
  ])('%s', async (name, damage) => {
    const folder = await copyOf(name.replaceAll(/\W+/gu, '-'));
    await damage(folder);
    await expect(open(folder)).rejects.toThrow(
      /^The data folder .* is damaged or not complete: .*BAIZE_DATA=<folder>\.$/u,
    );
    await remove(folder);
  });

  it('when it is a file, or lies under one', async () => {
    const path = join(root, 'a-file');
    await writeFile(path, 'mine');
    await expect(open(path)).rejects.toThrow(`The data folder ${path} is a file`);
    await expect(open(join(path, 'below'))).rejects.toThrow('is a file, or lies under one');
    expect(await readFile(path, 'utf8')).toBe('mine');
  });

  it('when it cannot be written', async () => {
    const folder = join(root, 'read-only');
    await mkdir(join(folder, 'pglite'), { recursive: true });
    await chmod(folder, 0o555);
    await chmod(root, 0o755);
    // Root ignores permissions, so the test switches to the user `nobody`.
    const asRoot = process.geteuid?.() === 0;
    if (asRoot) process.seteuid?.(NOBODY);
    try {
      await expect(open(folder)).rejects.toThrow(`The data folder ${folder} cannot be written`);
      await expect(open(join(folder, 'new'))).rejects.toThrow('cannot be written');
    } finally {
      if (asRoot) process.seteuid?.(0);
    }
    await chmod(folder, 0o700);
  });
});
