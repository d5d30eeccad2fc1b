import type { Stubs } from '@baize/gateway-sdk/testing';
import { examples } from '@baize/gateway-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { press, see, wait } from '../../testing/player.ts';

const HEART = 'Favourite: Dragon Gate';
const heart = () => screen.getByRole('button', { name: HEART });

/** Answers the ids once and never again, so that a heart rolls back without a refetch. */
const once = (ids: readonly string[]): Stubs => {
  let asked = 0;
  return { getFavouriteIds: () => (asked++ === 0 ? [...ids] : new Promise(() => {})) };
};

/** A press on the heart: the new state shows at once; a failure rolls it back and shows `sentence`. */
const pressing = (favourite: boolean, sentence: string) => ({
  path: '/rng',
  token: 't1',
  answers: once(favourite ? [] : examples.getFavouriteIds),
  reach: async () => void (await screen.findByRole('button', { name: HEART, pressed: !favourite })),
  send: () => press(HEART),
  meanwhile: () => expect(heart().getAttribute('aria-pressed')).toBe(String(favourite)),
  stands: async () => {
    expect(heart().getAttribute('aria-pressed')).toBe(String(!favourite));
    expect(screen.getByRole('alert').textContent).toContain(sentence);
  },
  dismiss: async () => {
    await press('Close');
    // Only one press a second counts.
    await wait(1000);
  },
  done: async () => void (await screen.findByRole('button', { name: HEART, pressed: favourite })),
});

/** Each call of the favourites; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'a member’s favourites': {
    call: 'getFavouriteGames',
    path: '/favorite',
    token: 't1',
    atOnce: true,
    send: () => press('Try again'),
    done: () => see('1 game shown'),
  },
  'more of them': {
    call: 'getFavouriteGames',
    path: '/favorite',
    token: 't1',
    says: 'More games could not be loaded.',
    reach: () => see('1 game shown'),
    send: () => press('Show more'),
    stands: () => see('1 game shown'),
    done: () => see('1 game shown'),
  },
  'a game that becomes a favourite': {
    call: 'addFavourite',
    ...pressing(true, 'Not added to your favourites: Dragon Gate'),
  },
  'a favourite that is given up': {
    call: 'removeFavourite',
    ...pressing(false, 'Still in your favourites: Dragon Gate'),
  },
};

describe('what a player is told when the gateway fails at favourites, and how a heart goes back', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
