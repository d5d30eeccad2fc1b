import { examples } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, it, vi, expect } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { fill, press, see } from '../../../testing/player.ts';

const PATH = '/member/messageV2';
const TITLE = /^Your deposit has arrived/u;
const again = () => press('Try again');
const open = () => press(TITLE);
const isThere = () => expect(screen.getByRole('button', { name: TITLE })).toBeTruthy();

/** Each call of the messages; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the messages of a member': {
    call: 'getMessages',
    path: PATH,
    token: 't1',
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('button', { name: TITLE })),
  },
  'marking all as read': {
    call: 'markMessagesRead',
    path: PATH,
    token: 't1',
    send: () => press(screen.queryByRole('alert') === null ? 'Mark all as read' : 'Try again'),
    stands: isThere,
    done: () => vi.waitFor(() => expect(screen.queryByText('New')).toBeNull()),
  },
  'undoing a change that a message tells of': {
    call: 'undoOwnChange',
    path: PATH,
    token: 't1',
    answers: {
      getMessages: {
        items: examples.getMessages.items.map((item) => ({ ...item, undoUntil: '2099-03-01T04:00:00Z' })),
        unread: 1,
      },
    },
    reach: async () => {
      await open();
      await press('Undo the change');
      await fill('Your login password', 'Player2026');
    },
    send: async () =>
      void fireEvent.click(screen.getAllByRole('button', { name: 'Undo the change' }).at(-1) as Element),
    kept: { 'Your login password': 'Player2026' },
    done: () => see(/has been taken back/u),
  },
  'deleting a message': {
    call: 'deleteMessages',
    path: PATH,
    token: 't1',
    reach: async () => {
      await open();
      await press('Delete');
    },
    send: () => press(screen.queryByRole('alert') === null ? 'Delete message' : 'Try again'),
    stands: isThere,
    done: () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull()),
  },
};

describe('what a player is told when the gateway fails at messages', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
