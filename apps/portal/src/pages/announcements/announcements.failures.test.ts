import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { press } from '../../testing/player.ts';

const PATH = '/announcements';
const again = () => press('Try again');
const notices = {
  player: [{ id: '7', title: 'New tables', content: '<p>At nine.</p>', noExpiry: 1 as const, execution: 'B' as const }],
};
const isUnread = () => expect(screen.getByRole('button', { name: 'Welcome, unread' })).toBeTruthy();

/** Each call of the announcements; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the notices for visitors': {
    call: 'getAnnouncements',
    path: PATH,
    answers: { getAnnouncements: { banners: [], popup: [], promotion: [], ...notices } },
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('button', { name: 'New tables' })),
  },
  'a member’s inbox': {
    call: 'getInbox',
    path: PATH,
    token: 't1',
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('button', { name: 'Welcome, unread' })),
  },
  'marking what was read': {
    call: 'markAnnouncementsRead',
    path: PATH,
    token: 't1',
    // The first press opens the announcement and marks it as read; after a failure, Try again marks it.
    send: () => press(screen.queryByRole('alert') === null ? 'Welcome, unread' : 'Try again'),
    stands: isUnread,
    done: () => vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Welcome, unread' })).toBeNull()),
  },
};

describe('what a player is told when the gateway fails at announcements', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
