import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { NginxFiles } from '../policy/nginx/nginxServer.ts';
import { reviewedFiles } from './reviewedFiles.ts';

const places = (process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'nginx'));

/** Path of an nginx binary (NGINX_PATH first), which needs no root to run; undefined if there is none. */
export const findNginx = (): string | undefined =>
  [process.env['NGINX_PATH'] ?? '', ...places, '/usr/sbin/nginx'].find((path) => path !== '' && existsSync(path));

export const freePort = async (): Promise<number> => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

// Mimics Debian's nginx.conf: gzip is on.
const around = (dir: string, site: string): string => {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${join(dir, kind)};`).join(' ');
  return `daemon off; master_process off; pid ${join(dir, 'pid')}; error_log stderr notice;
events {} http { ${temporary} access_log off; gzip on; include ${site}; }`;
};

export type StartedNginx = {
  port: number;
  /** Size of one of the site's files on disk, in bytes. */
  size: (path: string) => Promise<number>;
  stop: () => Promise<void>;
};

/**
 * Starts nginx with a site's file after its two edits, on a free port instead of 80. Throws with nginx's error output.
 */
export const startNginx = async (
  nginx: string,
  files: NginxFiles,
  site: string,
  gatewayPort: number,
): Promise<StartedNginx> => {
  const dir = await mkdtemp(join(tmpdir(), 'baize-nginx-'));
  const folder = join(dir, 'site');
  const shared = { 'nginx.maps.conf': files.maps, 'nginx.server.conf': files.server };
  for (const [name, content] of Object.entries({ ...reviewedFiles(site), 'headers.json': 'secret', ...shared })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const port = await freePort();
  const edited = files.site
    .replace(/server [^;]*; # EDIT 1$/m, `server 127.0.0.1:${gatewayPort};`)
    .replaceAll(/\/srv\/sites\/[^/;]+(.*); # EDIT 2$/gm, `${folder}$1;`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  await writeFile(join(dir, 'site.conf'), edited);
  await writeFile(join(dir, 'nginx.conf'), around(dir, join(dir, 'site.conf')));
  const command = ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')];
  execFileSync(nginx, ['-t', ...command], { stdio: 'pipe' });
  const running = spawn(nginx, command, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  while (!said.includes('event method')) {
    const [chunk] = (await Promise.race([once(running.stderr, 'data'), once(running, 'exit')])) as [Buffer | number];
    if (typeof chunk === 'number') throw new Error(`nginx ended: ${said}`);
    said += chunk.toString();
  }
  running.stderr.resume();
  const stop = async () => {
    running.kill('SIGTERM');
    if (running.exitCode === null) await once(running, 'exit');
    await rm(dir, { recursive: true, force: true });
  };
  const size = async (path: string) => (await stat(join(folder, path))).size;
  return { port, size, stop };
};
