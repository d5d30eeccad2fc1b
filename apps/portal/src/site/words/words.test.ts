import { htmlVectors } from '@baize/domain/testing';
import { expect, it, vi } from 'vitest';
import { cleanFragment } from './cleanFragment.ts';
import type { Messages } from '@lingui/core';
import { createRecordingWords } from './createWords.ts';
import { languageAtom, mountedAtom } from '@baize/features/preferences';
import { createPortal } from '../../app/createPortal.ts';
import { sampleTenant } from '../../testing/sampleTenant.ts';
import { createSiteWords } from './createSiteWords.ts';
import { followLanguage } from './followLanguage.ts';

it.each(htmlVectors)('%s becomes %s [REQ-200]', (html, clean) => {
  const shown = document.createElement('div');
  shown.append(cleanFragment(html));
  expect(shown.innerHTML).toBe(clean);
});

it('notes the sentences that a first screen says, and no others', () => {
  const messages: Messages = { legal: ['© ', ['brandName']], greeting: ['Hello'] };
  const constants = { brandName: 'Sample', minimumAge: '18', supportEmail: 'help@sample.example' };
  const { words, used } = createRecordingWords('EN', messages, constants);
  expect(used).toEqual(new Set());
  expect([words.locale, words._('legal')]).toEqual(['en', '© Sample']);
  expect(used).toEqual(new Set(['legal']));
});

it('speaks the visitor’s language from when it is known, and until it is stopped [REQ-005]', () => {
  const { store } = createPortal({ document: sampleTenant });
  const words = createSiteWords(sampleTenant, { language: 'EN', messages: {} }, async () => ({}));
  const switchTo = vi.spyOn(words, 'switchTo');
  const stop = followLanguage(store, words);
  store.set(languageAtom, 'AR');
  expect(switchTo).not.toHaveBeenCalled();
  store.set(mountedAtom, true);
  store.set(languageAtom, 'CN');
  stop();
  store.set(languageAtom, 'EN');
  expect(switchTo.mock.calls).toEqual([['AR'], ['CN']]);
});

it('speaks at once where the language is known already', () => {
  const { store } = createPortal({ document: sampleTenant });
  store.set(mountedAtom, true);
  const words = createSiteWords(sampleTenant, { language: 'EN', messages: {} }, async () => ({}));
  const switchTo = vi.spyOn(words, 'switchTo');
  followLanguage(store, words)();
  expect(switchTo.mock.calls).toEqual([['EN']]);
});
