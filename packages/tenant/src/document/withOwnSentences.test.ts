import { expect, test } from 'vitest';
import { sharedSentenceId, withOwnSentences } from './withOwnSentences.ts';

test('a merchant’s sentence stands in the place of the release’s, which stays at hand under an id of its own', () => {
  const shared = { 'login.title': 'Log in', 'login.help': 'Help' };
  expect(withOwnSentences(shared, { 'login.title': 'Welcome', 'banner.w_home.first.title': 'Win' })).toStrictEqual({
    'login.title': 'Welcome',
    'login.help': 'Help',
    'banner.w_home.first.title': 'Win',
    [sharedSentenceId('login.title')]: 'Log in',
  });
  expect(shared).toEqual({ 'login.title': 'Log in', 'login.help': 'Help' });
  const ids = ['login.title', 'login.help'];
  expect(new Set([...ids, ...ids.map(sharedSentenceId)]).size).toBe(4);
});
