import type { Stubs } from '@baize/gateway-sdk/testing';
import { examples } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { fill, field, press, see } from '../../testing/player.ts';

const [offer] = examples.getPromotions.promotions;
if (offer === undefined) throw new Error('The contract shows a promotion.');

/** A merchant with one promotion of this kind and status. */
const offering = (stands: Pick<typeof offer, 'kind' | 'status'>): Stubs => ({
  getPromotions: { promotions: [{ ...offer, ...stands }], available: 1, referral: true },
});

const again = () => press('Try again');
const byNow = () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

const proof = new File(['a picture'], 'proof.png', { type: 'image/png' });
const inApplication = {
  path: '/promotions',
  token: 't1',
  answers: offering({ kind: 'apply', status: 'joinable' }),
  reach: async () => {
    await press('Apply');
    await fill('Note', 'My first deposit was on Sunday.');
    fireEvent.change(await field('Pictures'), { target: { files: [proof] } });
  },
  send: () => press('Send application'),
  kept: { Note: 'My first deposit was on Sunday.' },
  stands: () => screen.getByRole('button', { name: 'Remove proof.png' }),
  done: () => see(/^Your application was sent\./u),
};

/** Each call of the promotions; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  promotions: {
    call: 'getPromotions',
    path: '/promotions',
    token: 't1',
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('article', { name: 'First deposit' })),
  },
  'joining a promotion': {
    call: 'joinPromotion',
    path: '/promotions',
    token: 't1',
    answers: offering({ kind: 'join', status: 'joinable' }),
    send: () => press('Join'),
    done: byNow,
  },
  'claiming a reward': {
    call: 'requestPromotionReward',
    path: '/promotions',
    token: 't1',
    answers: offering({ kind: 'join', status: 'claimable' }),
    send: () => press('Claim reward'),
    done: byNow,
  },
  'a draw': {
    call: 'claimRaffle',
    path: '/promotions',
    token: 't1',
    answers: offering({ kind: 'raffle', status: 'joinable' }),
    send: () => press('Draw a prize'),
    done: byNow,
  },
  'an application': { call: 'requestPromotionReward', ...inApplication },
  'the pictures of an application': { call: 'addPromotionImage', patienceSeconds: 60, ...inApplication },
  'a member’s missions': {
    call: 'getMissionSummary',
    path: '/promotions',
    token: 't1',
    atOnce: true,
    send: again,
    done: () => see('Play 20 rounds today'),
  },
  'who finished most missions': {
    call: 'getMissionLeaderboard',
    path: '/promotions',
    atOnce: true,
    send: again,
    done: () => see('pl***r'),
  },
};

describe('what a player is told when the gateway fails at promotions, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
