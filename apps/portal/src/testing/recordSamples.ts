import { examples } from '@baize/gateway-sdk/testing';

const [round] = examples.getBettingRecord.items;
const [movement] = examples.getAccountRecord.items;
const [day] = examples.getProfit.days;
const [rebate] = examples.getRebates.rebates;
if (round === undefined || movement === undefined || day === undefined || rebate === undefined)
  throw new Error('The contract shows a row of each record.');

/** An id of the gateway's format. */
const idOf = (nth: number): string => `0b1f6c2e-8f6f-4d3c-9d52-${String(nth).padStart(12, '0')}`;

/** A round in each status, on two days. */
export const manyRounds = {
  items: [
    { ...round, id: idOf(4), status: 'open' as const, gameName: 'Harbour Lights', won: '0', net: '-200' },
    round,
    { ...round, id: idOf(2), status: 'lost' as const, won: '0', net: '-200', placedAt: '2026-02-27T18:00:00Z' },
    {
      ...round,
      id: idOf(3),
      status: 'returned' as const,
      staked: '0',
      won: '0',
      net: '0',
      placedAt: '2026-02-27T17:00:00Z',
    },
  ],
  totals: { count: 4, staked: '600', won: '500', net: '-100', turnover: '600' },
};

const kinds = ['withdrawal', 'credit', 'debit', 'bonus', 'deposit'] as const;
const amounts = ['-10000', '123456789', '-200', '5000', '10000'] as const;

/** A movement of several kinds. */
export const movements = {
  items: kinds.map((kind, nth) => ({ ...movement, id: idOf(nth), kind, amount: amounts[nth] ?? '0' })),
  totals: { count: 5, came: '123471789', went: '-10200', net: '123461589' },
};

const nets = ['0', '300', '-1250', '4200', '-300', '80', '-2600', '990'];

/** Gains and losses of a week. */
export const days = {
  ...examples.getProfit,
  from: '2026-02-22',
  to: '2026-03-01',
  days: nets.map((net, nth) => ({ ...day, net, day: `2026-${nth < 7 ? `02-${nth + 22}` : '03-01'}` })),
};

/** A rebate in each status. */
export const rebates = {
  ...examples.getRebates,
  rebates: [
    { ...rebate, day: '2026-03-01', status: 'running' as const },
    rebate,
    { ...rebate, gameType: 'LIVE' as const, status: 'claimed' as const, claimedAt: '2026-03-01T04:00:00Z' },
  ],
};

/** A bet on a draw, and a deposit with all its steps. */
export const stories = {
  draw: {
    ...examples.getRound,
    draw: {
      vassalage: 'LOTT',
      gameCode: 'five-minute-draw',
      issueNumber: '20260301-001',
      drawTime: '2026-03-01T04:05:00Z',
      betId: idOf(1),
    },
  },
  deposit: {
    type: 'deposit' as const,
    deposit: {
      ...examples.getDeposit,
      status: 'credited' as const,
      paid: '9900',
      credited: '9900',
      steps: [
        { step: 'opened' as const, at: '2026-03-01T04:00:00Z' },
        { step: 'amountDiffers' as const, at: '2026-03-01T04:04:00Z', amount: '9900' },
        { step: 'credited' as const, at: '2026-03-01T04:05:00Z' },
      ],
    },
  },
};
