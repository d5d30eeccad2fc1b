import { expect, test } from 'vitest';
import { contentType, isText } from './contentTypes.ts';

test.each([
  ['/index.html', 'text/html; charset=utf-8', true],
  ['/brand/LOGO.SVG', 'image/svg+xml', true],
  ['/banners/wide.1.avif', 'image/avif', false],
  ['/assets/clip.mp4', 'video/mp4', false],
  ['/.well-known/file', 'application/octet-stream', false],
  ['/html', 'application/octet-stream', false],
  ['/a.js.map', 'application/octet-stream', false],
])('%s is served as %s', (path, type, text) => {
  expect([contentType(path), isText(path)]).toEqual([type, text]);
});
