import { setImmediate as turn } from 'node:timers/promises';
import type { LanguageCode } from '@baize/domain/languages';
import type { Messages } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { sampleTenant } from '../../testing/sampleTenant.ts';
import { createSiteWords } from './createSiteWords.ts';
import type { LoadWords } from './Vocabulary.ts';

const greetings: Partial<Record<LanguageCode, string>> = { CN: '你好', AR: 'مرحبا', VI: 'Xin chào' };

const settle = async (settled: () => void): Promise<void> => {
  settled();
  await turn();
};

/** A site in Chinese whose areas load when the test says so; the merchant's own sentences load at once. */
const site = () => {
  const waiting = new Map<string, { resolve: (messages: Messages) => void; reject: (reason: Error) => void }>();
  const load = vi.fn<LoadWords>((language, part) =>
    part === 'own'
      ? Promise.resolve({ own: [`${language} own`] })
      : new Promise((resolve, reject) => waiting.set(`${language} ${part}`, { resolve, reject })),
  );
  const words = createSiteWords(sampleTenant, { language: 'CN', messages: { hello: ['你好'] } }, load);
  return {
    words,
    asked: () => [...waiting.keys()],
    fetched: () => load.mock.calls.map((call) => call.join(' ')),
    say: (id: string, values?: Record<string, unknown>) => words.now().vocabulary.words._(id, values),
    come: (language: LanguageCode, part = 'shell', messages: Messages = { hello: [greetings[language] ?? ''] }) =>
      settle(() => waiting.get(`${language} ${part}`)?.resolve(messages)),
    fail: (language: LanguageCode, part = 'shell') =>
      settle(() => waiting.get(`${language} ${part}`)?.reject(new Error('offline'))),
  };
};

it('keeps the old words until the new ones have come [REQ-005]', async () => {
  const { words, say, come } = site();
  void words.switchTo('AR');
  expect([say('hello'), words.now().settled]).toEqual(['你好', false]);
  await come('AR');
  expect([say('hello'), words.now().settled]).toEqual(['مرحبا', true]);
});

it('keeps the old words when the new ones do not come, and tries again when asked again [REQ-005]', async () => {
  const { words, say, come, fail } = site();
  void words.switchTo('AR');
  await fail('AR');
  expect([say('hello'), words.now().settled]).toEqual(['你好', true]);
  expect(words.untilShown('AR', 'shell')).toBeUndefined();
  void words.switchTo('AR');
  await come('AR');
  expect(say('hello')).toBe('مرحبا');
});

it('speaks the language wanted last, whichever comes first [REQ-005]', async () => {
  const { words, say, come } = site();
  void words.switchTo('AR');
  void words.switchTo('VI');
  await come('VI');
  await come('AR');
  expect([say('hello'), words.now().vocabulary.language]).toEqual(['Xin chào', 'VI']);
});

it('settles on the site’s own language at once, without a request', async () => {
  const { words, asked } = site();
  await words.switchTo('CN');
  expect([words.now().settled, asked()]).toEqual([true, []]);
  const spoken = words.now();
  await words.switchTo('CN');
  expect(words.now()).toBe(spoken);
});

it('brings an area with the general one, side by side and once, and renders nothing else anew', async () => {
  const { words, fetched, say, come } = site();
  const handleChange = vi.fn<() => void>();
  words.subscribe(handleChange);
  words.now().vocabulary.words.on('change', handleChange);
  const coming = words.need('session');
  expect(words.need('session')).toBe(coming);
  expect(fetched()).toEqual(['CN own', 'CN session', 'CN general']);
  await come('CN', 'general', {});
  await come('CN', 'session', { 'login.title': ['登录 ', ['brandName']] });
  expect([await coming, words.need('session'), words.need('shell')]).toEqual([undefined, undefined, undefined]);
  expect([say('login.title'), say('own')]).toEqual(['登录 Sample', 'CN own']);
  expect(handleChange).not.toHaveBeenCalled();
});

it('requests no area that the page contains', () => {
  const load = vi.fn<LoadWords>(() => new Promise(() => undefined));
  const first = { language: 'CN', messages: {}, areas: ['shell', 'general'] } as const;
  void createSiteWords(sampleTenant, first, load).need('session');
  expect(load.mock.calls.map(([, part]) => part)).toEqual(['own', 'session']);
});

it('returns the error of an area that failed to load, the same to every caller', async () => {
  const { words, come, fail } = site();
  const coming = words.need('session');
  await come('CN', 'general', {});
  await fail('CN', 'session');
  expect(await coming).toMatchObject({ name: 'ChunkFailure' });
  expect(words.need('session')).toBe(coming);
});

it('fetches what is asked for on the way to another language in that one alone', async () => {
  const { words, asked, say, come } = site();
  void words.switchTo('VI');
  const coming = words.need('launch');
  expect(asked()).toEqual(['VI shell', 'VI launch', 'VI general']);
  await come('VI');
  expect(say('hello')).toBe('你好');
  await come('VI', 'launch', { game: ['Trò chơi'] });
  await come('VI', 'general', {});
  expect([await coming, say('game')]).toEqual([undefined, 'Trò chơi']);
});

it('falls back to the language on screen for what was asked for on the way to one that did not come', async () => {
  const { words, say, come, fail } = site();
  void words.switchTo('VI');
  const coming = words.need('launch');
  await fail('VI');
  await Promise.all([fail('VI', 'launch'), fail('VI', 'general')]);
  await come('CN', 'launch', { game: ['游戏'] });
  await come('CN', 'general', {});
  expect([await coming, say('game')]).toEqual([undefined, '游戏']);
});

it('suspends a part while the screen switches from a language in which its words have not loaded', async () => {
  const { words, come } = site();
  const before = words.now().vocabulary;
  void before.bring('general');
  await come('CN', 'general', {});
  void words.switchTo('VI');
  const coming = words.need('launch');
  await come('VI');
  await come('VI', 'launch', {});
  await come('VI', 'general', {});
  await coming;
  const turning = words.untilShown('CN', 'launch');
  expect(turning).toBeInstanceOf(Promise);
  for (const [language, area] of [
    ['VI', 'launch'],
    ['VI', 'session'],
    ['CN', 'shell'],
  ] as const) {
    expect(words.untilShown(language, area)).toBeUndefined();
  }
  words.show(before);
  expect(words.untilShown('CN', 'launch')).toBe(turning);
  words.show(words.now().vocabulary);
  await turning;
  expect(words.untilShown('CN', 'launch')).toBeUndefined();
});
