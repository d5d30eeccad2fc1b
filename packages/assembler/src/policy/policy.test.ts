import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewedAnswers, reviewedSite } from '../testing/reviewedHeaders.ts';
import { callHeaders, headersFor } from './siteHeaders.ts';
import { underscoreHeaders } from '../site/buildSite.ts';
import { contentPolicy, policyHash } from './contentPolicy.ts';
import type { PolicyFacts } from './contentPolicy.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/going-live.md'), 'utf8');

test('the page on going live says of every header what it is for, and of no other', () => {
  const sent = [
    ...reviewedSite('alpha').rules.flatMap(({ headers }) => Object.keys(headers)),
    ...Object.keys(callHeaders),
  ];
  const explained = [...page.matchAll(/^\| `([\w-]+)`\s*\|/gm)].map(([, name = '']) => name);
  expect(explained.toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('it names every path that belongs to the gateway', () => {
  for (const path of reviewedSite('alpha').gateway) expect(page).toContain(`\`${path}\``);
});

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

const nothing: PolicyFacts = {
  origins: { frames: [], images: [], chat: [] },
  scripts: [],
  styles: [],
  trustedTypes: [],
};

/** A policy's sources by directive. */
const allowed = (facts: Partial<PolicyFacts>): Record<string, string> => {
  const directives = contentPolicy({ ...nothing, ...facts }).split('; ');
  return Object.fromEntries(directives.map((text) => text.split(/ (.*)/s, 2) as [string, string]));
};

/** The `frame-src` of a site with these origins. */
const frames = (of: Partial<PolicyFacts['origins']>): string | undefined =>
  allowed({ origins: { ...nothing.origins, ...of } })['frame-src'];

test('a site without origins allows no frames, no foreign pictures and no trusted-types policy', () => {
  expect(allowed({})).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'img-src': "'self' data:",
    'frame-src': "'none'",
    'trusted-types': "'none'",
  });
});

test('frames are those of games and of the chat, each once', () => {
  const [game, chat] = ['https://games.example', 'https://chat.example'];
  expect(frames({ frames: [game] })).toBe(game);
  expect(frames({ chat: [chat] })).toBe(chat);
  expect(frames({ frames: [game, chat], chat: [chat] })).toBe(`${game} ${chat}`);
});

test('a repeated inline text adds its hash once', () => {
  const hash = policyHash("document.documentElement.lang = 'en'");
  expect(hash).toMatch(/^sha256-[\w+/]{43}=$/);
  expect(allowed({ scripts: [hash, hash] })['script-src']).toBe(`'self' '${hash}'`);
});

const firebase = {
  apiKey: 'k',
  authDomain: 'baize.firebaseapp.com',
  projectId: 'baize',
  phone: false,
  signIn: [],
} satisfies PolicyFacts['firebase'];

test('Firebase is allowed only for its configured uses, and unsafe sources never', () => {
  expect(allowed({ firebase })).toMatchObject({
    'script-src': "'self'",
    'connect-src': "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    'frame-src': "'none'",
    'trusted-types': 'default',
  });
  expect(allowed({ firebase: { ...firebase, phone: true } })).toMatchObject({
    'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  });
  const emulator = 'http://127.0.0.1:9099';
  const signing = allowed({ firebase: { ...firebase, signIn: ['google'], emulator }, trustedTypes: ['html'] });
  expect(signing).toMatchObject({
    'script-src': "'self' https://apis.google.com",
    'frame-src': `https://baize.firebaseapp.com ${emulator}`,
    'trusted-types': 'html default',
  });
  expect(signing['connect-src']).toContain(emulator);
  expect(JSON.stringify(signing)).not.toContain('unsafe');
});

test('Google’s tag is allowed only for merchants that enable it', () => {
  const counted = allowed({ googleTag: true, firebase });
  expect(counted).toMatchObject({
    'script-src': "'self' https://www.googletagmanager.com/gtag/",
    'img-src': "'self' data: https://www.googletagmanager.com https://*.google-analytics.com",
    'frame-src': "'none'",
    'trusted-types': 'default',
  });
  expect(counted['connect-src']).toBe(
    "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
  );
  expect(allowed({ googleTag: false })).toEqual(allowed({}));
  expect(JSON.stringify(counted)).not.toContain('unsafe');
});
