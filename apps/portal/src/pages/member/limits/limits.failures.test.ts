import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

const page = { path: '/member/limits', token: 't1' } as const;
const again = () => press('Try again');
const { getLimits: limits } = examples;

/** A wish whose day has come by any clock of a test. */
const ready = {
  ...limits,
  limits: [
    {
      kind: 'loss',
      period: 'week',
      amount: '100000',
      used: '0',
      wish: { amount: '200000', confirmFrom: '2001-01-01T00:00:00Z', lapsesAt: '2099-01-01T00:00:00Z' },
    },
  ],
} satisfies Stubs['getLimits'];
/** The gateway's answers around a confirmation. */
const confirming = (): Stubs => {
  let isConfirmed = false;
  const confirmed = { ...limits, limits: [] };
  return {
    getLimits: () => (isConfirmed ? confirmed : ready),
    confirmLimit: () => {
      isConfirmed = true;
      return confirmed;
    },
  };
};

const closed = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: /^(?:Save limit|Keep playing as now)$/u })).toBeNull());
/** Presses the last button with a name: a dialog is rendered after its page. */
const pressLast = async (name: string): Promise<void> => {
  const buttons = await screen.findAllByRole('button', { name });
  fireEvent.click(buttons.at(-1) as Element);
};

/** Each call of the page of limits; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the limits': { call: 'getLimits', ...page, atOnce: true, send: again, done: () => see('Deposit limit') },
  'what was changed of them': {
    call: 'getLimitChanges',
    ...page,
    atOnce: true,
    send: again,
    done: () => see('Your changes'),
  },
  'a limit': {
    call: 'setLimit',
    ...page,
    reach: async () => {
      await press('Set limit: Stake limit, A day');
      await fill('At most', '150');
    },
    send: () => press('Save limit'),
    kept: { 'At most': '150' },
    done: closed,
  },
  'the second confirmation': {
    call: 'confirmLimit',
    ...page,
    answers: confirming(),
    send: () => press('Confirm the change'),
    done: () => waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm the change' })).toBeNull()),
  },
  'a break': {
    call: 'takeBreak',
    ...page,
    reach: () => press('Start the break'),
    send: () => pressLast('Start the break'),
    done: closed,
  },
  'a self-exclusion': {
    call: 'excludeMember',
    ...page,
    reach: () => press('Exclude me'),
    send: () => pressLast('Exclude me'),
    done: closed,
  },
};

describe('what a player is told when the gateway fails on the page of limits, without losing what was filled in', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
