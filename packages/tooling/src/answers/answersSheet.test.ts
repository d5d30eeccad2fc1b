import { expect, it } from 'vitest';
import { answersSheet } from './answersSheet.ts';

const page = { kind: 'a page', status: 200, headers: { 'Content-Type': 'text/html', ETag: '"1a2b"', Date: 'now' } };
const call = {
  kind: 'a call',
  status: 503,
  headers: new Headers({ 'content-type': 'text/html', 'Retry-After': '47' }),
};
const file = { kind: 'a file', status: 200, headers: { 'content-type': 'text/html', etag: '"3c4d"' } };

it('lists for each header the kinds with and without it, and omits headers of one connection or moment', () => {
  expect(answersSheet('Three answers', [page, call, file])).toBe(`Three answers

Kinds
  200 a page
  503 a call
  200 a file

content-type
  text/html
    on every answer

etag
  (none)
    on a call
  "…"
    on every other answer

retry-after
  …
    on a call
  (none)
    on every other answer
`);
});

it('changes when a header is removed, added or changed', () => {
  const before = answersSheet('One', [page]);
  const { ETag: _, ...fewer } = page.headers;
  for (const headers of [
    fewer,
    { ...page.headers, Server: 'x' },
    { ...page.headers, 'X-World': 'x' },
    { ...page.headers, 'Content-Type': 'text/plain' },
  ])
    expect(answersSheet('One', [{ ...page, headers }])).not.toBe(before);
});
