import { examples, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const [round] = examples.getBettingRecord.items;
const [bonus] = examples.getBonusRecord.items;
const [rebate] = examples.getRebates.rebates;
const [day] = examples.getProfit.days;
if (round === undefined || bonus === undefined || rebate === undefined || day === undefined)
  throw new Error('The contract shows a row of each record.');

const open = async (page: string, stubs: Stubs = {}, { token = 't1' } = {}) => {
  vi.setSystemTime('2026-03-01T20:00:00Z');
  const getStartUp = {
    ...examples.getStartUp,
    timeZone: 'Asia/Shanghai',
    whitelabel: [{ modId: 'TRANSREC3', enabled: '1', childrenNodes: [] }],
  };
  return renderSite(`/member/${page}`, { token, fetch: gatewaySaying({ getStartUp, ...stubs }) });
};

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const select = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('combobox', { name, hidden: true }), { target: { value } });

it('bets are filtered by days, category and vendor, which the address keeps [REQ-226]', async () => {
  const asked: object[] = [];
  const getBettingRecord: Stubs['getBettingRecord'] = ({ query }) => {
    asked.push(query);
    return examples.getBettingRecord;
  };
  await open('personalHistoryCopy?vassalage=GONE', { getBettingRecord });
  await see('1 bet');
  expect(asked.at(-1)).toMatchObject({ vassalage: 'GONE' });
  await select('Category', 'RNG');
  await press('Last 7 days');
  const days = { from: '2026-02-24', to: '2026-03-02' };
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ gameType: 'RNG', ...days }));
  // Another category drops the vendor.
  expect(asked.at(-1)).not.toHaveProperty('vassalage');
  expect(window.location.search).toBe('?gameType=RNG&days=last7');
});

it("totals are the gateway's, and a round opens its story, which Back closes", async () => {
  await open('personalHistoryCopy');
  await see('1 bet');
  expect(screen.getByText('Staked').nextElementSibling?.textContent).toContain('2.00');
  fireEvent.click(await screen.findByRole('button', { name: 'Dragon Gate' }));
  const story = await sheet('Dragon Gate');
  expect(story.getByText('+¥5.00')).toBeTruthy();
  expect(story.getByText('−¥2.00')).toBeTruthy();
  expect(window.location.search).toContain(`row=${round.id}`);
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dragon Gate' })).toBeNull());
  expect(window.location.search).toBe('');
});

it('a story at its own address closes without leaving the page', async () => {
  await open(`personalHistoryCopy?row=${round.id}`);
  const story = await sheet('Dragon Gate');
  fireEvent.click(story.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(screen.queryByRole('dialog', { name: 'Dragon Gate' })).toBeNull();
});

it('the story of a bet on a draw leads to the proof of the draw', async () => {
  const draw = {
    vassalage: 'LOTT',
    gameCode: 'five-minute-draw',
    issueNumber: '20260301-001',
    drawTime: '2026-03-01T04:05:00Z',
    betId: round.id,
  };
  await open(`personalHistoryCopy?row=${round.id}`, { getRound: { ...examples.getRound, draw } });
  await sheet('Dragon Gate');
  await press('Check this draw');
  expect(await screen.findByRole('dialog', { name: /, checked$/u })).toBeTruthy();
});

it('movements are filtered by kind, and each opens its story [REQ-073]', async () => {
  const asked: object[] = [];
  const getAccountRecord: Stubs['getAccountRecord'] = ({ query }) => {
    asked.push(query);
    return examples.getAccountRecord;
  };
  await open('transactionHistory', { getAccountRecord });
  await see('1 transaction');
  await select('Type', 'deposit');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'deposit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Deposit credited' }));
  const story = await sheet('Withdrawal');
  expect(story.getByText('Can still be cancelled')).toBeTruthy();
  expect(story.getByText('Requested')).toBeTruthy();
  expect(story.getByText('Harbour Bank •••• 4321')).toBeTruthy();
});

type Story = NonNullable<Exclude<Stubs['getMovementStory'], (...all: never[]) => unknown>>;

it.each<[string, object, string, string]>([
  ['round', { type: 'round', story: examples.getRound }, 'Dragon Gate', 'Stakes and prizes'],
  ['deposit', { type: 'deposit', deposit: examples.getDeposit }, 'Deposit credited', 'Order opened'],
  ['bonus', { type: 'bonus', bonus }, 'First deposit', '\u2068¥600.00\u2069 left to wager'],
  ['rebate', { type: 'rebate', rebate }, 'Rebate', '× 0.5%'],
  ['transfer', { type: 'transfer', from: 'main', to: 'Ag***' }, 'Wallet transfer', 'Main wallet'],
  ['none', { type: 'none' }, 'Details', 'There are no further details of this entry.'],
])('a movement of type %s tells its story', async (_type, story, title, says) => {
  await open(`transactionHistory?row=${round.id}`, { getMovementStory: story as Story });
  const dialog = await sheet(title);
  expect(await dialog.findAllByText(says)).not.toEqual([]);
});

it('without the flag there is no account record [REQ-073]', async () => {
  const getAccountRecord = vi.fn<() => typeof examples.getAccountRecord>(() => examples.getAccountRecord);
  await open('transactionHistory', { getAccountRecord, getStartUp: { ...examples.getStartUp, whitelabel: [] } });
  await screen.findByRole('link', { name: 'Betting record' });
  expect(screen.queryByRole('link', { name: 'Transactions' })).toBeNull();
  expect(getAccountRecord).not.toHaveBeenCalled();
});

it('profit and loss has a bar for each day of the filter, and a day leads to its bets', async () => {
  const asked: object[] = [];
  const getProfit: Stubs['getProfit'] = ({ query }) => {
    asked.push(query);
    return examples.getProfit;
  };
  await open('personalProfit', { getProfit });
  await see('1 day');
  expect(asked.at(-1)).toMatchObject({ from: '2026-02-01', to: '2026-03-02' });
  const chart = await screen.findByRole('table', { name: 'Net by day' });
  expect(within(chart).getAllByRole('row')).toHaveLength(31);
  fireEvent.click(await screen.findByRole('button', { name: /1 March 2026|March 1, 2026/u }));
  const link = await screen.findByRole('link', { name: 'Bets of this day' });
  expect(link.getAttribute('href')).toBe('/member/personalHistoryCopy?days=2026-03-01..2026-03-01');
});

it('a range of profit and loss of more than a year is cut, and says so', async () => {
  const asked: object[] = [];
  const getProfit: Stubs['getProfit'] = ({ query }) => {
    asked.push(query);
    return examples.getProfit;
  };
  await open('personalProfit?days=2024-01-01..2026-03-01', { getProfit });
  await see('Only the last 366 days of this range are shown.');
  expect(asked.at(-1)).toMatchObject({ from: '2025-03-01', to: '2026-03-01' });
});

it('a bonus shows what is left to wager as a bar', async () => {
  await open('bonusDetails');
  const bar = await screen.findByRole('progressbar', { name: '\u2068¥600.00\u2069 left to wager' });
  expect(bar.getAttribute('value')).toBe('0.6');
  expect(bar.getAttribute('aria-valuetext')).toContain('¥900.00');
});

it.each([
  ['lapsed', 'Expired'],
  ['forfeited', 'Given up by a withdrawal'],
] as const)('a bonus that is %s says so, and not that it was wagered', async (status, word) => {
  const items = [{ ...bonus, status, left: '0' }];
  await open('bonusDetails', { getBonusRecord: { ...examples.getBonusRecord, items } });
  await see(word);
  expect(screen.queryByText('All wagered')).toBeNull();
});

it('a rebate is claimed once: toast, status in place of the button, and the focus on it', async () => {
  let isClaimed = false;
  const claimed = { ...rebate, status: 'claimed' as const };
  await open('manualRebate', {
    getRebates: () => ({ ...examples.getRebates, ...(isClaimed && { rebates: [claimed], claimable: '0' }) }),
    claimRebate: () => {
      isClaimed = true;
      return claimed;
    },
  });
  await press(/^Claim: Slots/u);
  await see(/^You received a rebate of/u);
  const status = await screen.findByText('Rebate claimed');
  expect(screen.queryByRole('button', { name: /^Claim:/u })).toBeNull();
  expect(document.activeElement?.contains(status)).toBe(true);
});

it.each([
  ['rebateUnknown', 'This rebate is no longer available. It can be claimed for seven days.'],
  ['rebateRunning', 'This day is not over yet. Claim the rebate tomorrow.'],
  ['rebateClaimed', 'You have already claimed this rebate.'],
  ['walletFull', 'Your wallet cannot hold more money. Withdraw some, then claim the rebate.'],
] as const)('a claim refused as %s says why', async (code, says) => {
  await open('manualRebate', { claimRebate: refused(code) });
  await press(/^Claim: Slots/u);
  expect((await screen.findByRole('alert')).textContent).toBe(says);
});

it.each([
  ['personalHistoryCopy', 'You have not placed a bet yet', 'Find a game', '/'],
  ['transactionHistory', 'You have no transactions yet', 'Make a deposit', '/member/depositv2'],
  ['bonusDetails', 'You have not received a bonus yet', 'See all promotions', '/promotions'],
])('an empty %s tells the first step', async (page, says, step, href) => {
  const none = { items: [] };
  await open(page, { getBettingRecord: none, getAccountRecord: none, getBonusRecord: none });
  await see(says);
  expect(screen.getByRole('link', { name: step }).getAttribute('href')).toBe(href);
});
