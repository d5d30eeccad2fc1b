import { brotliCompressSync, gzipSync } from 'node:zlib';

const script = `console.log(${JSON.stringify('a'.repeat(2000))})`;

/**
 * Files of a small site by path, in the forms that the assembler writes: shared files with brotli and gzip, pages
 * uncompressed.
 */
export const reviewedFiles = (site: string): Record<string, string | Uint8Array> => ({
  _headers: 'secret',
  'nginx.conf': 'secret',
  'nginx.maps.conf': 'secret',
  'nginx.server.conf': 'secret',
  'index.html': `<h1>${site}</h1>`,
  '200.html': `<main>${site}</main>`,
  'down.html': `<main>${site} app</main>`,
  'assets/main-1.js': script,
  'assets/main-1.js.br': brotliCompressSync(script),
  'assets/main-1.js.gz': gzipSync(script),
  'assets/small-1.js': '0',
  'assets/clip.mp4': '0123456789',
  'assets/face-1.woff2': 'face',
  'brand/logo.1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'banners/wide.1.avif': 'avif',
  'languages/EN.1.json': '{}',
  'robots.txt': 'User-agent: *',
  'sitemap.xml': '<urlset/>',
  'manifest.webmanifest': '{}',
});
