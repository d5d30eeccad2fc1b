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

/** What a path names in a folder; the folder itself, which is no picture, where an escape is broken. */
function fileAt(dir: string, pathname: string): string {
  try {
    return join(dir, decodeURIComponent(pathname));
  } catch {
    return dir;
  }
}

/** Sends a picture of a tenant's folder as it is on disk; 404 for everything else. */
export async function serveTenantFile(dir: string, pathname: string, response: ServerResponse): Promise<void> {
  const file = fileAt(dir, pathname);
  const type = types[extname(file).toLowerCase()];
  const found = file.startsWith(dir + sep) ? await stat(file).catch(() => undefined) : undefined;
  if (!found?.isFile() || type === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': found.size, 'Cache-Control': 'no-store' });
  await pipeline(createReadStream(file), response);
}
