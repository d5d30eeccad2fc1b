import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const script = `console.log(${JSON.stringify('a'.repeat(2000))})`;

const POLICY = "default-src 'none'; report-uri /csp-report; report-to csp";

function headersOf(site: string): unknown {
  return {
    format: 1,
    site,
    domains: [`${site}.example`],
    fallback: '/200.html',
    gateway: ['/wps', '/lgw', '/lotto', '/media'],
    rules: [
      { path: '/*', headers: { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-cache' } },
      { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
  };
}

/** Writes assembled sites as an edge finds them on disk. */
export async function writeFixtureSites(out: string, sites: readonly string[]): Promise<void> {
  for (const site of sites) {
    const files: Record<string, string | Uint8Array> = {
      'headers.json': JSON.stringify(headersOf(site)),
      _headers: 'secret',
      'nginx.conf': 'secret',
      'index.html': `<h1>${site}</h1>`,
      '200.html': `<main>${site}</main>`,
      'assets/main-1.js': script,
      'assets/main-1.js.br': brotliCompressSync(script),
      'assets/clip.mp4': '0123456789',
    };
    for (const [name, content] of Object.entries(files)) {
      const path = join(out, site, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  await writeFile(join(out, '.assembled.json'), JSON.stringify(Object.fromEntries(sites.map((site) => [site, {}]))));
}
