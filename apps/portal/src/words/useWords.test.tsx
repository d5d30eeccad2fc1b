import type { LanguageCode } from '@baize/domain/languages';
import type { Messages } from '@lingui/core';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createWords } from './createWords.ts';
import { useWords } from './useWords.ts';

const root = document.documentElement;
const first = { language: 'CN', words: createWords('CN', { hello: ['你好'] }) } as const;
const greetings: Partial<Record<LanguageCode, string>> = { CN: '你好', AR: 'مرحبا', VI: 'Xin chào' };

function speak(start: LanguageCode | undefined) {
  const waiting = new Map<LanguageCode, { resolve: (messages: Messages) => void; reject: (reason: Error) => void }>();
  const load = (language: LanguageCode) =>
    new Promise<Messages>((resolve, reject) => waiting.set(language, { resolve, reject }));
  const { result, rerender } = renderHook(({ wanted }) => useWords(wanted, first, load), {
    initialProps: { wanted: start },
  });
  return {
    asked: () => [...waiting.keys()],
    said: () => result.current.words._('hello'),
    want: (wanted: LanguageCode) => rerender({ wanted }),
    come: (language: LanguageCode) =>
      act(async () => waiting.get(language)?.resolve({ hello: [greetings[language] ?? ''] })),
    fail: (language: LanguageCode) => act(async () => waiting.get(language)?.reject(new Error('offline'))),
  };
}

beforeEach(() => {
  Object.assign(root, { lang: 'zh-Hans', dir: 'ltr' });
  root.dataset['pending'] = '';
});

it('keeps the old words until the new ones have come, then turns language and direction with them [REQ-005]', async () => {
  const page = speak('CN');
  await page.come('CN');
  page.want('AR');
  expect([page.said(), root.lang, root.dir]).toEqual(['你好', 'zh-Hans', 'ltr']);
  await page.come('AR');
  expect([page.said(), root.lang, root.dir]).toEqual(['مرحبا', 'ar', 'rtl']);
});

it('keeps the old words when the new ones do not come [REQ-005]', async () => {
  const page = speak('CN');
  page.want('AR');
  await page.fail('AR');
  expect([page.said(), root.lang, root.dir]).toEqual(['你好', 'zh-Hans', 'ltr']);
  expect(root.dataset['pending']).toBeUndefined();
});

it('speaks the language wanted last, whichever comes first [REQ-005]', async () => {
  const page = speak('AR');
  page.want('VI');
  await page.come('VI');
  await page.come('AR');
  expect([page.said(), root.lang]).toEqual(['Xin chào', 'vi']);
});

it('shows a page that waits for its language when that one has come, not when another has', async () => {
  const page = speak('CN');
  page.want('AR');
  await page.come('CN');
  expect(root.dataset['pending']).toBe('');
  await page.come('AR');
  expect(root.dataset['pending']).toBeUndefined();
});

it('asks for nothing before it is known what is wanted [REQ-006]', async () => {
  const page = speak(undefined);
  expect(page.asked()).toEqual([]);
  expect(page.said()).toBe('你好');
});
