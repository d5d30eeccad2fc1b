import type { Messages } from '@lingui/core';
import { expect, it } from 'vitest';
import { createRecordingWords } from './createWords.ts';

it('notes the sentences that a first screen says, and no others', () => {
  const messages: Messages = { legal: ['© ', ['brandName']], greeting: ['Hello'] };
  const constants = { brandName: 'Sample', minimumAge: '18', supportEmail: 'help@sample.example' };
  const { words, used } = createRecordingWords('EN', messages, constants);
  expect(used).toEqual(new Set());
  expect([words.locale, words._('legal')]).toEqual(['en', '© Sample']);
  expect(used).toEqual(new Set(['legal']));
});
