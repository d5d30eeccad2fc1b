import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { SiteHeaders } from '@baize/assembler';

export type SiteFile = {
  path: string;
  size: number;
  modified: Date;
  etag: string;
  brotli?: string;
};

/** A site as it is served: only what this list holds can be asked for, so no path leads anywhere else. */
export type SiteFiles = { headers: SiteHeaders; files: ReadonlyMap<string, SiteFile> };

// What a host reads, not what a visitor may.
const hidden = new Set(['/headers.json', '/_headers', '/nginx.conf']);

async function fileOf(path: string): Promise<SiteFile> {
  const { size, mtime } = await stat(path);
  return {
    path,
    size,
    modified: mtime,
    etag: `W/"${size.toString(36)}-${mtime.getTime().toString(36)}"`,
  };
}

/** Lists a site's files by the path they are asked for, with their brotli forms. */
export async function readSiteFiles(dir: string): Promise<SiteFiles> {
  const headers = JSON.parse(await readFile(join(dir, 'headers.json'), 'utf8')) as SiteHeaders;
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const listed = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return [`/${relative(dir, path).split(sep).join('/')}`, await fileOf(path)] as const;
      }),
  );
  const files = new Map<string, SiteFile>(listed.filter(([path]) => !hidden.has(path) && !path.endsWith('.br')));
  for (const [path, { path: packed }] of listed) {
    const file = files.get(path.replace(/\.br$/, ''));
    if (file && path.endsWith('.br')) file.brotli = packed;
  }
  return { headers, files };
}
