import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteHeaders } from '@baize/assembler';
import { readSiteFiles } from './siteFiles.ts';
import type { SiteFiles } from './siteFiles.ts';

export type SiteIndex = { sites: ReadonlySet<string>; domains: ReadonlyMap<string, string> };

const CHECK_MILLISECONDS = 1000;
const NO_SITES: SiteIndex = { sites: new Set(), domains: new Map() };

/**
 * The assembled sites of a folder: loaded with the first request, and again after each assembly. Empty before the first
 * assembly has ended.
 */
export class SiteStore {
  readonly #dir: string;
  readonly #interval: number;
  #checked = Number.NEGATIVE_INFINITY;
  #version: string | undefined;
  #index: Promise<SiteIndex> = Promise.resolve(NO_SITES);
  #files = new Map<string, Promise<SiteFiles>>();

  /** `live` checks for changes with every request instead of once a second. */
  constructor(dir: string, { live = false } = {}) {
    this.#dir = dir;
    this.#interval = live ? 0 : CHECK_MILLISECONDS;
  }

  /** Index of the sites. Requests during a check wait for its result, so that none sees the state before. */
  index(): Promise<SiteIndex> {
    if (performance.now() - this.#checked < this.#interval) return this.#index;
    this.#checked = performance.now();
    this.#index = this.#look(this.#index);
    return this.#index;
  }

  async #look(before: Promise<SiteIndex>): Promise<SiteIndex> {
    const known = await before.catch(() => NO_SITES);
    const changed = await stat(join(this.#dir, '.assembled.json')).catch(() => undefined);
    const version = changed && `${changed.mtimeMs}-${changed.ino}`;
    if (version === this.#version) return known;
    const index = version === undefined ? NO_SITES : await this.#readIndex();
    this.#files = new Map();
    this.#version = version;
    return index;
  }

  /** The files of a listed site. Rejects with `UnservableSite` if another release has assembled it. */
  async files(site: string): Promise<SiteFiles> {
    const known = this.#files.get(site) ?? readSiteFiles(join(this.#dir, site));
    this.#files.set(site, known);
    return known;
  }

  async #readIndex(): Promise<SiteIndex> {
    const names = (await readdir(this.#dir)).filter((name) => !name.startsWith('.'));
    const read = await Promise.all(
      names.map(async (name) => {
        const text = await readFile(join(this.#dir, name, 'headers.json'), 'utf8').catch(() => undefined);
        if (text === undefined) return [];
        // Listed even if another release wrote it, so that its own hosts get the refusal of `files`.
        const headers = JSON.parse(text) as Partial<SiteHeaders> | null;
        return [{ site: name, domains: Array.isArray(headers?.domains) ? headers.domains : [] }];
      }),
    );
    const headers = read.flat();
    return {
      sites: new Set(headers.map(({ site }) => site)),
      domains: new Map(headers.flatMap(({ site, domains }) => domains.map((domain) => [domain, site] as const))),
    };
  }
}
