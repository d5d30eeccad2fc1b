import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { fill, press, see } from '../../testing/player.ts';

const mall = { path: '/pointMall', token: 't1' } as const;
const again = () => press('Try again');
const [reward] = examples.getPointRewards.rewards;
if (reward === undefined) throw new Error('The contract shows a reward.');
const rich: Stubs = { getPointBalance: { points: 1_000_000 } };

/** Each call of the point mall; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'what points are worth': {
    call: 'getPointConfig',
    ...mall,
    atOnce: true,
    send: again,
    done: () => see(/^You earn one point for every/u),
  },
  'what can be had for points': {
    call: 'getPointRewards',
    ...mall,
    atOnce: true,
    send: again,
    done: () => see(reward.name),
  },
  'how many points a member has': {
    call: 'getPointBalance',
    ...mall,
    atOnce: true,
    send: again,
    done: () => see('1,000,000'),
    answers: rich,
  },
  'what a member gave points for': {
    call: 'getRedemptions',
    ...mall,
    atOnce: true,
    send: again,
    done: () => see('In review'),
  },
  'how points came and went': {
    call: 'getPointMovements',
    ...mall,
    atOnce: true,
    reach: async () => void fireEvent.click(await screen.findByRole('tab', { name: 'Point history' })),
    send: again,
    done: () => see('Used for a reward'),
  },
  'giving points for a reward': {
    call: 'redeemReward',
    ...mall,
    answers: rich,
    reach: async () => {
      await press('Redeem');
      await fill('Your payment password', 'Paying2026');
    },
    // The last one is the dialog's.
    send: async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Redeem' }).at(-1) as Element),
    kept: { 'Your payment password': 'Paying2026' },
    done: () => see(/^Your request was sent./u),
  },
  'changing points into money': {
    call: 'convertPoints',
    ...mall,
    answers: rich,
    reach: async () => {
      await fill('Points to convert', '1000');
      await press('Convert to money');
      await fill('Your payment password', 'Paying2026');
    },
    send: () => press('Convert'),
    kept: { 'Points to convert': '1000', 'Your payment password': 'Paying2026' },
    done: () => see(/^You have received/u),
  },
};

describe('what a player is told when the gateway fails in the point mall, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
