import { expect, test } from 'vitest';
import { contentPolicy, policyHash } from './contentPolicy.ts';
import type { PolicyFacts } from './contentPolicy.ts';

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
