import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export type Asset = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Reads the style sheets, scripts and drawings of a folder by name and keeps them in memory: few and small. */
export const readAssets = (folder: string): ReadonlyMap<string, Asset> =>
  new Map(
    readdirSync(folder).flatMap((name) => {
      const type = types[extname(name)];
      if (type === undefined) return [];
      const body = new Uint8Array(readFileSync(join(folder, name)));
      return [[name, { body, type, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }]];
    }),
  );
