import { examples, liveEvents } from '@baize/gateway-sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { expectLeftOut, type LeftOutCall } from '../testing/expectLeftOut.ts';
import { wait } from '../testing/player.ts';
import { startUpWith } from '../testing/siteGateway.ts';

const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name });
const favourites = { path: '/favorite', token: 't1', stands: heading('Favourites') };
const region = (name: string) => () => screen.queryByRole('region', { name });

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Streams a deposit event as soon as the stream is opened. */
const aDeposit = (): Response => {
  const live = liveEvents();
  live.tell(1, { type: 'depositCredited', amount: '10000', currency: 'CNY' });
  return live.response;
};

// Links must not navigate out of the test.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => window.removeEventListener('click', stay));

/** Each call for an optional part of a page; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, LeftOutCall>> = {
  'what is announced on entry': {
    call: 'getAnnouncements',
    path: '/down',
    stands: heading('Get the app'),
    part: () => screen.queryByRole('dialog', { name: 'Announcements' }),
  },
  'who answers in a live chat, so that its link leads where it says': {
    call: 'listChatModels',
    path: '/login',
    stands: () => screen.findByRole('link', { name: 'Customer service' }),
    part: () => {
      fireEvent.click(screen.getByRole('link', { name: 'Customer service' }));
      return screen.queryByRole('dialog', { name: 'Live chat' });
    },
  },
  'the lotteries that were bet on': {
    call: 'getRecentVnLotteries',
    path: '/vnLottery',
    token: 't1',
    stands: () => screen.findByRole('link', { name: 'Northern Draw' }),
    part: region('Recent'),
  },
  'which games are favourites': {
    call: 'getFavouriteIds',
    path: '/rng',
    token: 't1',
    stands: () => screen.findByRole('article', { name: 'Dragon Gate' }),
    part: () => screen.queryByRole('button', { name: 'Favourite: Dragon Gate', pressed: true }),
  },
  'how much is unread': {
    call: 'getUnreadCount',
    ...favourites,
    part: () => screen.queryByRole('button', { name: /3 unread announcements$/u }),
  },
  'how long payments take: the merchant’s claims stand in their place': {
    call: 'getPaymentTimes',
    path: '/',
    tenant: { claims: { source: 'Payment records', asOf: '2026-02-28', depositSeconds: 25 } },
    stands: () => screen.findByRole('region', { name: /in figures$/u }),
    part: () => screen.queryByText(/^Measured on the latest/u),
  },
  'the countries of numbers: their code can be typed': {
    call: 'getCountries',
    path: '/forget',
    answers: { getStartUp: startUpWith('CHNGPASSVERIF3') },
    stands: () => screen.findByLabelText(/^Country/u),
    part: () => document.querySelector('select[name=countryDialingCode]:enabled'),
  },
  'a member’s rank': {
    call: 'getVip',
    path: '/member',
    token: 't1',
    stands: heading('Profile'),
    part: () => screen.queryByText('Rank'),
  },
  'how a member’s money is held': {
    call: 'getMerchantWallet',
    path: '/member',
    token: 't1',
    stands: heading('Profile'),
    part: () => screen.queryByText('One balance for all games'),
  },
  'what is announced of lotteries': {
    call: 'getGameAnnouncements',
    path: '/seaLottery',
    token: 't1',
    stands: () => screen.findByRole('link', { name: 'SEA 4D' }),
    part: region('About the lotteries'),
  },
  'what a game in play has come to: its time goes on': {
    call: 'getPlaySession',
    path: '/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG',
    token: 't1',
    // A reminder would tell it a second time.
    answers: { getLimits: { ...examples.getLimits, limits: [] } },
    tenant: { origins: { frames: ['https://games.example.com'], images: [], chat: [] } },
    stands: () => screen.findByRole('timer', { name: 'Time played' }),
    part: () => screen.queryByText('behind'),
  },
  'a member’s picture': {
    call: 'getMemberIcon',
    path: '/member',
    token: 't1',
    stands: heading('Profile'),
    part: () => document.querySelector('img[src*="/media/icons/3.svg"]'),
  },
  'when a session ends, which the gateway ends all the same': {
    call: 'getSessionTerm',
    ...favourites,
    answers: { getSessionTerm: () => ({ endsAt: inMinutes(4), latestEnd: inMinutes(600) }) },
    part: () => screen.queryByRole('alertdialog', { name: 'Are you still there?' }),
  },
  'what happens to a member': {
    call: 'openEvents',
    ...favourites,
    answers: { openEvents: aDeposit },
    // The stream reconnects by itself.
    again: () => wait(60_000),
    part: () => screen.queryByText(/was added to your balance\.$/u),
  },
};

describe('what is left out without a word when the gateway fails, and comes when it is asked for again', () => {
  it.each(Object.entries(calls))('%s', { timeout: 30_000 }, async (_name, row) => expectLeftOut(row));
});
