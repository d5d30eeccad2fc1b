import { examples } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { meetFaults, type FaultyCall } from '../testing/meetFaults.ts';
import { fill, press, see } from '../testing/player.ts';

const FIVE = '/lottery?gameCode=five-minute-draw';
const [offer] = examples.getPromotions.promotions;
if (offer === undefined) throw new Error('The contract shows a promotion.');

const again = () => press('Try again');

/** Presses the button of the slip, and the one that is asked with. */
const placeBet = async (): Promise<void> => {
  // What was put into the slip is still there.
  within(screen.getByRole('region', { name: 'Bet slip' })).getByText('07');
  await press('Place the bet');
  const dialog = await screen.findByRole('alertdialog', { name: /^Bet on draw/u, hidden: true });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Place the bet', hidden: true }));
};

/** Each call that a player makes at play; the columns are the faults of `meetFaults`. */
const calls: Readonly<Record<string, FaultyCall>> = {
  'the lotteries of a house': {
    call: 'getVnLotteryMenus',
    path: '/vnLottery',
    token: 't1',
    atOnce: true,
    send: again,
    done: () => screen.findByRole('link', { name: 'Northern Draw' }).then(() => undefined),
  },
  'what can be bet': {
    call: 'getLotteryBoard',
    path: FIVE,
    token: 't1',
    atOnce: true,
    send: again,
    done: () => screen.findByRole('button', { name: 'Add to the slip' }).then(() => undefined),
  },
  'a bet': {
    call: 'placeBet',
    path: FIVE,
    token: 't1',
    reach: async () => {
      await fill('Last two digits', '07');
      await press('Add to the slip');
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
  promotions: {
    call: 'getPromotions',
    path: '/promotions',
    token: 't1',
    atOnce: true,
    send: again,
    done: () => screen.findByRole('article', { name: 'First deposit' }).then(() => undefined),
  },
  'joining a promotion': {
    call: 'joinPromotion',
    path: '/promotions',
    token: 't1',
    answers: { getPromotions: { promotions: [{ ...offer, status: 'joinable' }], available: 1 } },
    send: () => press('Join'),
    done: () => vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull()),
  },
};

describe('a call at play that does not come to anything', () => {
  it.each(Object.entries(calls))(
    '%s says why in a sentence, keeps what was put together, and goes through at another try',
    { timeout: 60_000 },
    async (_, row) => {
      await meetFaults(row);
      expect(document.body.textContent).not.toBe('');
    },
  );
});
