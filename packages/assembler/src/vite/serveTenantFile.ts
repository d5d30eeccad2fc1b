import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Resolves a URL path in a folder; a malformed escape resolves to the folder itself, which is answered with 404. */
const fileAt = (dir: string, pathname: string): string => {
  try {
    return join(dir, decodeURIComponent(pathname));
  } catch {
    return dir;
  }
};

/** Serves a picture from a tenant's folder; responds 404 to everything else. */
export const serveTenantFile = async (dir: string, pathname: string, response: ServerResponse): Promise<void> => {
  const file = fileAt(dir, pathname);
  const type = types[extname(file).toLowerCase()];
  const found = file.startsWith(dir + sep) ? await stat(file).catch(() => undefined) : undefined;
  if (!found?.isFile() || type === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': found.size, 'Cache-Control': 'no-store' });
  await pipeline(createReadStream(file), response);
};
