import { examples } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../testing/meetFailures.ts';
import { fill, press, see } from '../../testing/player.ts';

const FIVE = '/lottery?gameCode=five-minute-draw';
const again = () => press('Try again');

const seeLink = (name: string) => async (): Promise<void> => void (await screen.findAllByRole('link', { name }));
const seeDraw = () => see(/^Draw no\. .*20260301\W+144/u);

const openResults = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('tab', { name: 'Results' }));
};

/** Presses Place bet in the slip, then in the confirmation. */
const placeBet = async (): Promise<void> => {
  // The entry is still in the slip.
  within(screen.getByRole('region', { name: 'Bet slip' })).getByText('07');
  await press('Place bet');
  const dialog = await screen.findByRole('alertdialog', { name: /^Bet on draw/u, hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Place bet', hidden: true }));
};

let saved = vi.fn<() => string>();

/** Each call of the lottery pages; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the lotteries of the house': {
    call: 'getLotteryMenus',
    path: '/lottery',
    token: 't1',
    atOnce: true,
    send: again,
    done: seeLink('Five-Minute Draw'),
  },
  'the lotteries of Vietnam': {
    call: 'getVnLotteryMenus',
    path: '/vnLottery',
    token: 't1',
    atOnce: true,
    send: again,
    done: seeLink('Northern Draw'),
  },
  'the lotteries of South-East Asia': {
    call: 'getLotteryRooms',
    path: '/seaLottery',
    token: 't1',
    atOnce: true,
    send: again,
    done: seeLink('SEA 4D'),
  },
  'the next draws': {
    call: 'getDraws',
    path: '/',
    tenant: { home: { firstShelf: { kind: 'draws' } } },
    says: 'The draws could not be loaded',
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('article', { name: 'Five-Minute Draw' })),
  },
  'what can be bet': {
    call: 'getLotteryBoard',
    path: FIVE,
    token: 't1',
    atOnce: true,
    send: again,
    done: async () => void (await screen.findByRole('button', { name: 'Add to bet slip' })),
  },
  'a bet': {
    call: 'placeBet',
    path: FIVE,
    token: 't1',
    reach: async () => {
      await fill('Last two digits', '07');
      await press('Add to bet slip');
    },
    send: placeBet,
    done: () => see(/^Your bet of .* is placed\.$/u),
  },
  'the bets of a member': {
    call: 'getBets',
    path: FIVE,
    token: 't1',
    atOnce: true,
    send: again,
    done: () => see(/waiting for the draw$/u),
  },
  'the bets of a member as a file': {
    call: 'getBetsCsv',
    path: FIVE,
    token: 't1',
    patienceSeconds: 30,
    answers: {
      getBetsCsv: () => {
        saved = vi.fn<() => string>(() => 'blob:bets');
        Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
        return new Response('"total"', { headers: { 'Content-Type': 'text/csv' } });
      },
    },
    send: () => press('Download as CSV'),
    meanwhile: () => screen.getByRole('button', { name: 'Cancel download' }),
    done: async () => vi.waitFor(() => expect(saved).toHaveBeenCalledOnce()),
  },
  'what a lottery of the house has drawn': {
    call: 'getOpenedNumbers',
    path: FIVE,
    token: 't1',
    atOnce: true,
    reach: openResults,
    send: again,
    done: seeDraw,
  },
  'what a lottery of Vietnam has drawn': {
    call: 'getVnOpenedNumbers',
    path: '/vnLottery?gameCode=northern-draw',
    token: 't1',
    answers: { getLotteryBoard: { ...examples.getLotteryBoard, vassalage: 'TCG_LOTTO_VN' } },
    atOnce: true,
    reach: openResults,
    send: again,
    done: seeDraw,
  },
  'what proves a draw': {
    call: 'getDrawProof',
    path: FIVE,
    token: 't1',
    atOnce: true,
    reach: async () => {
      await openResults();
      fireEvent.click(await screen.findByRole('button', { name: /^Check draw no\./u }));
    },
    send: again,
    done: () => see('Fingerprint (SHA-256), published before the draw'),
  },
};

describe('what a player is told when the gateway fails at a lottery, without losing what was put into the slip', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
