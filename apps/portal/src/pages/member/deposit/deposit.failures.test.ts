import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see, wait } from '../../../testing/player.ts';

const page = { path: '/member/depositv2', token: 't1' } as const;
const again = () => press('Try again');
const none: Stubs = { getDeposits: { items: [] } };
const isShown = (name: RegExp) => screen.queryByRole('button', { name }) !== null;
/** A lost answer is asked for again by itself. */
const ASKED_AGAIN_MILLISECONDS = 5000;

/** Each call of the page of deposits; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'how one can pay': {
    call: 'getPaymentMethods',
    ...page,
    answers: none,
    atOnce: true,
    send: again,
    done: () => see('Bank transfer'),
  },
  'the deposits so far': {
    call: 'getDeposits',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('Waiting for payment'),
  },
  'a deposit that is waiting': {
    call: 'getDeposit',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('Open the payment page'),
  },
  'a new deposit, whose lost answer is asked for until it comes': {
    call: 'createDeposit',
    ...page,
    answers: none,
    reach: async () => {
      await fill('Amount', '100');
      await press('Review the deposit');
    },
    send: async () => (isShown(/^Deposit .*100/u) ? press(/^Deposit .*100/u) : wait(ASKED_AGAIN_MILLISECONDS)),
    done: () => see('Open the payment page'),
  },
  'giving up a deposit': {
    call: 'cancelDeposit',
    ...page,
    send: async () => {
      await press('Cancel the deposit');
      const { length } = screen.getAllByRole('button', { name: 'Cancel the deposit' });
      screen.getAllByRole('button', { name: 'Cancel the deposit' })[length - 1]?.click();
    },
    answers: { getDeposit: examples.getDeposit },
    done: () => see('You cancelled this deposit. Nothing was charged.'),
  },
};

describe('what a player is told when the gateway fails on the page of deposits, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
