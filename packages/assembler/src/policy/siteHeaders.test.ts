import { expect, test } from 'vitest';
import { reviewedAnswers, reviewedSite } from '../testing/reviewedHeaders.ts';
import { headersFor } from './siteHeaders.ts';
import { underscoreHeaders } from '../site/buildSite.ts';

const site = reviewedSite('alpha');
const files = reviewedAnswers.filter(({ status, headers }) => status === 200 && 'permissions-policy' in headers);
const call = reviewedAnswers.find(({ kind }) => kind === 'a call');

/** Path of the file that is served for a request: page addresses get the fallback page. */
const fileOf = (path: string): string => site.pages[path] ?? (path === '/promotions' ? site.fallback : path);

const inLowerCase = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/**
 * The headers a static host derives from a `_headers` file: every matching block applies, `!` removes a header,
 * repeated headers are joined.
 */
const readUnderscore = (text: string, path: string): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    const fits = pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of fits ? lines : []) {
      const [, taken, name = '', value = ''] = /^ {2}(?:! (\S+)|([^:]+): (.*))$/.exec(line) ?? [];
      if (taken === undefined) headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
      else delete headers[taken];
    }
  }
  return headers;
};

test.each(files)('headers.json guards $kind', ({ path, headers }) => {
  expect(inLowerCase(headersFor(site.rules, fileOf(path)))).toEqual(headers);
});

test.each(files)('_headers guards $kind', ({ path, headers }) => {
  expect(inLowerCase(readUnderscore(underscoreHeaders(site), fileOf(path)))).toEqual(headers);
});

test('_headers equals its reviewed snapshot', async () => {
  await expect(underscoreHeaders(site)).toMatchFileSnapshot('nginx/reviewed/_headers');
});

test('headers.json says what guards a call, and which they are', () => {
  expect(inLowerCase(site.calls)).toEqual(call?.headers);
  expect(site.gateway).toEqual(['/wps', '/lgw', '/lotto', '/media']);
});

test('later rules win, and a folder pattern does not match paths with the same prefix', () => {
  const rules = [
    { path: '/*', headers: { A: '1', B: '1' } },
    { path: '/a/*', headers: { A: '2' } },
    { path: '/a/b', headers: { A: '3' } },
  ];
  expect(headersFor(rules, '/ab')).toEqual({ A: '1', B: '1' });
  expect(headersFor(rules, '/a/c')).toEqual({ A: '2', B: '1' });
  expect(headersFor(rules, '/a/b')).toEqual({ A: '3', B: '1' });
  expect(headersFor(rules, '/a/b/c')).toEqual({ A: '2', B: '1' });
});

test('_headers takes a general header off only where a path has its own', () => {
  const general = { path: '/*', headers: { 'X-A': '1', 'Cache-Control': 'no-cache' } };
  const rules = [
    general,
    { path: '/a', headers: { 'X-B': '2' } },
    { path: '/b', headers: { 'Cache-Control': 'public' } },
  ];
  expect(underscoreHeaders({ ...site, rules })).toBe(`/*
  X-A: 1
  Cache-Control: no-cache

/a
  X-B: 2

/b
  ! Cache-Control
  Cache-Control: public
`);
});
