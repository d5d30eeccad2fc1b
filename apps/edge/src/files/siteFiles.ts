import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteHeaders } from '@baize/assembler';
import type { Encoding } from './acceptedEncoding.ts';
import { readSiteHeaders } from './readSiteHeaders.ts';

/** A file, or a compressed form of it, on disk. */
type StoredFile = { path: string; size: number };

export type SiteFile = StoredFile & {
  modified: Date;
  etag: string;
  packed: Partial<Record<Encoding, StoredFile>>;
};

/** A site to serve. Only paths in `files` are served, so none can lead out of the folder. */
export type SiteFiles = { headers: SiteHeaders; files: ReadonlyMap<string, SiteFile> };

const endings = { br: '.br', gzip: '.gz' } as const satisfies Record<Encoding, string>;

/** Configuration files of the host, which are never served. */
export const hidden: ReadonlySet<string> = new Set([
  '/headers.json',
  '/_headers',
  '/nginx.conf',
  '/nginx.maps.conf',
  '/nginx.server.conf',
]);

const isPacked = (path: string): boolean => Object.values(endings).some((ending) => path.endsWith(ending));

const fileOf = async (path: string): Promise<SiteFile> => {
  const { size, mtime } = await stat(path);
  return {
    path,
    size,
    modified: mtime,
    etag: `W/"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
    packed: {},
  };
};

/** Lists a site's files by request path, each with its compressed forms. Throws `UnservableSite`. */
export const readSiteFiles = async (dir: string): Promise<SiteFiles> => {
  const headers = await readSiteHeaders(dir);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const listed = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [`/${relative(dir, path).split(sep).join('/')}`, await fileOf(path)] as const;
      }),
  );
  const files = new Map<string, SiteFile>(listed.filter(([path]) => !hidden.has(path) && !isPacked(path)));
  for (const [encoding, ending] of [
    ['br', endings.br],
    ['gzip', endings.gzip],
  ] as const) {
    for (const [path, { path: place, size }] of listed) {
      const file = path.endsWith(ending) ? files.get(path.slice(0, -ending.length)) : undefined;
      if (file) file.packed[encoding] = { path: place, size };
    }
  }
  return { headers, files };
};
