import { examples } from '@baize/gateway-sdk/testing';
import { screen } from '@testing-library/react';
import { describe, it, vi } from 'vitest';
import { ALL_FAILURES, meetFailures, type FailingCall } from '../../../testing/meetFailures.ts';
import { press, see } from '../../../testing/player.ts';

const at = (page: string, more = '') => ({ path: `/member/${page}${more}`, token: 't1' });
const bets = at('personalHistoryCopy');
const account = { ...at('transactionHistory'), flags: ['TRANSREC3'] };
const again = () => press('Try again');
const [round] = examples.getBettingRecord.items;
if (round === undefined) throw new Error('The contract shows a round.');

const read = { atOnce: true, send: again } as const;

let saved: ReturnType<typeof vi.fn<() => string>>;
const aFile = () => {
  saved = vi.fn<() => string>(() => 'blob:records');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
  return new Response('"total"', { headers: { 'Content-Type': 'text/csv' } });
};
const file = {
  patienceSeconds: 30,
  send: () => press('Download as CSV'),
  meanwhile: () => screen.getByRole('button', { name: 'Cancel download' }),
  done: async () => void (await vi.waitUntil(() => saved.mock.calls.length === 1)),
} as const;

/** Each call of the records; the columns are the failures of `meetFailures`. */
const calls: Readonly<Record<string, FailingCall>> = {
  'the bets of a member': { call: 'getBettingRecord', ...bets, ...read, done: () => see('1 bet') },
  'the bets as a file': { call: 'getBettingRecordCsv', ...bets, ...file, answers: { getBettingRecordCsv: aFile } },
  'a round of the bets': {
    call: 'getRound',
    ...at('personalHistoryCopy', `?row=${round.id}`),
    ...read,
    done: () => see('Stakes and prizes'),
  },
  'the movements of a wallet': { call: 'getAccountRecord', ...account, ...read, done: () => see('1 transaction') },
  'the movements as a file': {
    call: 'getAccountRecordCsv',
    ...account,
    ...file,
    answers: { getAccountRecordCsv: aFile },
  },
  'the story of a movement': {
    call: 'getMovementStory',
    path: `${account.path}?row=${round.id}`,
    token: 't1',
    flags: account.flags,
    ...read,
    done: () => see('Can still be cancelled'),
  },
  'profit and loss by day': { call: 'getProfit', ...at('personalProfit'), ...read, done: () => see('1 day') },
  'profit and loss as a file': {
    call: 'getProfitCsv',
    ...at('personalProfit'),
    ...file,
    answers: { getProfitCsv: aFile },
  },
  'the bonuses of a member': { call: 'getBonusRecord', ...at('bonusDetails'), ...read, done: () => see('1 bonus') },
  'the rebates of a member': { call: 'getRebates', ...at('manualRebate'), ...read, done: () => see('Claim') },
  'claiming a rebate': {
    call: 'claimRebate',
    ...at('manualRebate'),
    send: () => press(/^Claim: Slots/u),
    done: () => see(/^You received a rebate of/u),
  },
};

describe('what a player is told when the gateway fails in the records', () => {
  it.each(Object.entries(calls))('%s', ALL_FAILURES, async (_name, row) => meetFailures(row));
});
