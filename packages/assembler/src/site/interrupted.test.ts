import type { Tenant } from '@baize/tenant';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorkshop } from '../testing/workshop.ts';
import type { Workshop } from '../testing/workshop.ts';

// Calls that write to the disk count down and fail at zero; after a simulated kill, so do all later ones.
const disk = vi.hoisted(() => {
  const state = { left: Number.POSITIVE_INFINITY, isKilled: false, hasFailed: false };
  const changing = /^(mkdir|writeFile|rename|rm|unlink|link|copyFile)(Sync)?$/;
  const spend = () => {
    if (state.left > 0) state.left--;
    else {
      state.hasFailed = true;
      if (!state.isKilled) state.left = Number.POSITIVE_INFINITY;
      throw Object.assign(new Error('the disk failed'), { code: 'ENOSPC', syscall: 'write' });
    }
  };
  type Call = (...args: unknown[]) => unknown;
  const counting = (actual: object) =>
    Object.fromEntries(
      Object.entries(actual).map(([name, call]: [string, unknown]) => {
        if (!changing.test(name) || typeof call !== 'function') return [name, call];
        const counted: Call = (...args) => {
          spend();
          return (call as Call)(...args);
        };
        return [name, name.endsWith('Sync') ? counted : async (...args: unknown[]) => counted(...args)];
      }),
    );
  return { state, counting };
});
vi.mock('node:fs', async (actual) => disk.counting(await actual()));
vi.mock('node:fs/promises', async (actual) => disk.counting(await actual()));

let workshop: Workshop;
let out = '';
let tenant: Tenant;

beforeEach(async () => {
  workshop = await openWorkshop();
  out = join(workshop.dir, 'sites');
  tenant = await workshop.load('alpha');
});
afterEach(async () => {
  Object.assign(disk.state, { left: Number.POSITIVE_INFINITY });
  await workshop.close();
});

const paint = async (color: string): Promise<void> => {
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}"/></svg>`;
  await writeFile(join(tenant.dir, 'brand/favicon.svg'), mark);
};

/** Assembles until the given number of writes has succeeded; returns the error. */
const runUntil = async (changes: number, isKilled: boolean, place = out): Promise<unknown> => {
  Object.assign(disk.state, { left: changes, isKilled, hasFailed: false });
  const failure = await workshop.run([tenant], { out: place }).then(
    () => undefined,
    (error: unknown) => error,
  );
  Object.assign(disk.state, { left: Number.POSITIVE_INFINITY });
  return failure;
};

/** A site's files and their text; undefined if there is no site. */
const contentOf = (site: string): Record<string, string> | undefined => {
  if (!existsSync(site)) return undefined;
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(site.length), readFileSync(file, 'latin1')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

/** Assembles the site in two colours without interruption and returns both contents; the second is in place. */
const twoSites = async () => {
  const colors = ['#111', '#222'];
  const sites: ReturnType<typeof contentOf>[] = [];
  for (const color of colors) {
    await paint(color);
    await workshop.run([tenant]);
    sites.push(contentOf(join(out, 'alpha')));
  }
  return { colors, sites };
};

const MANY_RUNS_MILLISECONDS = 60_000;

test(
  'a run killed at any moment leaves the site before or the site after, and the next one goes on from there',
  async () => {
    const { colors, sites } = await twoSites();
    let changes = 0;
    for (; ; changes++) {
      await paint(colors[changes % 2] ?? '');
      await runUntil(changes, true);
      if (!disk.state.hasFailed) break;
      // Between the two renames, the old site is complete in its temporary place.
      const found = contentOf(join(out, 'alpha')) ?? contentOf(join(out, '.assembled/alpha.old'));
      expect(sites).toContainEqual(found);
      await workshop.run([tenant]);
      expect(contentOf(join(out, 'alpha'))).toEqual(sites[changes % 2]);
      expect(readdirSync(join(out, '.assembled'))).toEqual(['alpha.json']);
    }
    expect(changes).toBeGreaterThan(20);
  },
  MANY_RUNS_MILLISECONDS,
);

test(
  'a first run killed at any moment leaves a folder that the next one takes up',
  async () => {
    let changes = 0;
    for (; ; changes++) {
      const place = join(workshop.dir, `first-${changes}`);
      await runUntil(changes, true, place);
      if (!disk.state.hasFailed) break;
      await workshop.run([tenant], { out: place });
      expect(existsSync(join(place, 'alpha/index.html'))).toBe(true);
      expect(readdirSync(join(place, '.assembled'))).toEqual(['alpha.json']);
    }
    expect(changes).toBeGreaterThan(20);
  },
  MANY_RUNS_MILLISECONDS,
);

test(
  'a disk that fails once at any moment is told in a sentence, and leaves the site before or the site after',
  async () => {
    const { colors, sites } = await twoSites();
    let changes = 0;
    for (; ; changes++) {
      await paint(colors[changes % 2] ?? '');
      const failure = await runUntil(changes, false);
      if (!disk.state.hasFailed) break;
      // A failed link falls back to a copy.
      if (failure === undefined) expect(contentOf(join(out, 'alpha'))).toEqual(sites[changes % 2]);
      else {
        const message = expect.stringContaining('cannot be written: no space is left on the device.') as string;
        expect(failure).toMatchObject({ message });
      }
      expect(sites).toContainEqual(contentOf(join(out, 'alpha')));
      expect(existsSync(join(out, '.assembled/alpha.half'))).toBe(false);
      await workshop.run([tenant]);
      expect(contentOf(join(out, 'alpha'))).toEqual(sites[changes % 2]);
    }
    expect(changes).toBeGreaterThan(20);
  },
  MANY_RUNS_MILLISECONDS,
);
