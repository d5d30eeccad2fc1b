import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../testing/meetFailures.ts';
import { press, see } from '../testing/player.ts';

const again = () => press('Try again');
const seeGame = async (): Promise<void> => void (await screen.findAllByRole('article', { name: 'Dragon Gate' }));
const pearl = { vassalage: 'PEARL', gameType: 'LIVE', displayName: 'Pearl', smallIcon: '/p.svg', isNew: 0 } as const;
const launched = {
  token: 't1',
  patienceSeconds: 20,
  tenant: { origins: { frames: ['https://games.example.com'], images: [], chat: [] } },
  atOnce: true,
  send: again,
  done: () =>
    waitFor(() => expect(document.querySelector('iframe')?.src).toBe('https://games.example.com/play?session=Zk3')),
};

/** Presses customer service until the chat opens: its chunk loads after the first input on the page. */
const openChat = async (): Promise<void> => {
  fireEvent.pointerMove(window);
  await waitFor(() => {
    if (screen.queryByRole('dialog') === null) fireEvent.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(screen.getByRole('dialog', { name: 'Live chat' })).toBeTruthy();
  });
};

// Links must not navigate out of the test.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => window.removeEventListener('click', stay));

/** Each call on the way to a game; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the games of a category': { call: 'getGameList', path: '/rng', atOnce: true, send: again, done: seeGame },
  'the first games of home': {
    call: 'getGameList',
    path: '/',
    says: 'The games could not be loaded',
    atOnce: true,
    send: again,
    done: seeGame,
  },
  'what was played last': {
    call: 'getRecentGames',
    path: '/rng?show=recent',
    token: 't1',
    atOnce: true,
    send: again,
    done: seeGame,
  },
  'the vendors of a category': {
    call: 'getGameVendors',
    path: '/live',
    says: 'The providers could not be loaded',
    answers: { getGameVendors: { data: { lanes: [{ gameType: 'LIVE', vendors: [pearl] }] } } },
    atOnce: true,
    send: again,
    done: () => see('Pearl'),
  },
  'a game of a vendor': {
    call: 'launchExternalGame',
    path: '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG',
    ...launched,
  },
  'a lottery in a frame': {
    call: 'launchGame',
    path: '/seamless?vassalage=LOTT&gameCode=five-minute-draw&gameType=LOTT',
    ...launched,
  },
  'the live chat': {
    call: 'launchChat',
    path: '/login',
    tenant: { origins: { frames: [], images: [], chat: ['https://chat.example.com'] } },
    atOnce: true,
    reach: openChat,
    send: again,
    done: () => waitFor(() => expect(document.querySelector('iframe')?.src).toContain('https://chat.example.com/room')),
  },
  'the balance': {
    call: 'getBalance',
    path: '/favorite',
    token: 't1',
    says: 'The balance could not be refreshed.',
    atOnce: true,
    send: () => press(/^Refresh balance/u),
    done: () => waitFor(() => expect(screen.getByLabelText('Balance').textContent).toContain('1,234.56')),
  },
};

describe('what a player is told when the gateway fails on the way to a game and in it', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
