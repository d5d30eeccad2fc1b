import { examples, failed, refused, type Stubs } from '@baize/gateway-sdk/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { scrollsSideways, type PageMeta, type PageStory } from '../../../testing/pageInWorld.tsx';
import { recordsSaying } from '../../../testing/recordsSaying.tsx';
import { days, movements, manyRounds, rebates, stories } from '../../../testing/recordSamples.ts';
import { untilVisible } from '../../../testing/untilVisible.ts';

const bets = '/member/personalHistoryCopy';
const account = '/member/transactionHistory';
const profit = '/member/personalProfit?days=2026-02-22..2026-03-01';
const bonuses = '/member/bonusDetails';
const rebate = '/member/manualRebate';

const ready: Stubs = {
  ...examples,
  getBettingRecord: manyRounds,
  getAccountRecord: movements,
  getProfit: days,
  getRebates: rebates,
};

const meta = {
  title: 'Records',
  render: recordsSaying(bets, ready),
  parameters: { layout: 'fullscreen', world: { as: 'player', settings: { flags: { accountRecord: true } } } },
} satisfies PageMeta;
export default meta;

const phone = { viewport: { value: 'w360' } };
const sheet = async (canvas: Parameters<NonNullable<PageStory['play']>>[0]['canvas'], name: string | RegExp) =>
  within(await canvas.findByRole('dialog', { name }));

/** Bets with totals; a row opens its round beside the list, and the focus returns to it. */
export const Bets: PageStory = {
  parameters: { proves: ['REQ-226'] },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('button', { name: 'Dragon Gate' });
    await untilVisible(canvas.getByText('4 bets'));
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const story = await sheet(canvas, 'Dragon Gate');
    await waitFor(() => expect(story.getByText('Stakes and prizes')).toBeVisible());
    await userEvent.click(story.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(row).toHaveFocus();
  },
};

/** On a phone: a card per bet under the heading of its day, totals in sight, filters in a sheet. */
export const BetsOnAPhone: PageStory = {
  name: 'Bets on a phone',
  globals: phone,
  play: async ({ canvas, ...context }) => {
    await canvas.findAllByRole('button', { name: 'Dragon Gate' });
    await expect(scrollsSideways(context)).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const filter = await sheet(canvas, 'Filter');
    await untilVisible(filter.getByRole('combobox', { name: 'Category' }));
  },
};

/** A round of an address, open from the start. */
export const Round: PageStory = {
  render: recordsSaying(`${bets}?row=r1`, { ...ready, getRound: stories.draw }),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('button', { name: 'Check this draw' }));
  },
};

/** Transactions in Arabic: signs, amounts and the sheet are mirrored. */
export const ArabicAccount: PageStory = {
  name: 'Transactions in Arabic',
  globals: { language: 'AR' },
  parameters: { world: { from: 'oasis' } },
  render: recordsSaying(`${account}?row=m1`, { ...ready, getMovementStory: stories.deposit }),
  play: async ({ canvas, ...context }) => {
    await sheet(canvas, 'إيداع');
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** Transactions, and the withdrawal that one of them stands for. */
export const Account: PageStory = {
  parameters: { proves: ['REQ-073'] },
  render: recordsSaying(account, ready),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdrawal' }));
    const story = await sheet(canvas, 'Withdrawal');
    const shown = await story.findByText('Can still be cancelled');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

/** Profit and loss: a bar by day above the table of the same days. */
export const Profit: PageStory = {
  render: recordsSaying(profit, ready),
  play: async ({ canvas }) => {
    const chart = within(await canvas.findByRole('region', { name: 'Net by day' }));
    await userEvent.click(chart.getByRole('button', { name: 'As table' }));
    await untilVisible(chart.getByRole('table', { name: 'Net by day' }));
    await userEvent.click(chart.getByRole('button', { name: 'As table' }));
  },
};

export const ProfitOnAPhone: PageStory = {
  name: 'Profit on a phone',
  globals: phone,
  render: recordsSaying(profit, ready),
  play: async ({ canvas, ...context }) => {
    await canvas.findByRole('region', { name: 'Net by day' });
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** Bonuses with what is left to wager as a bar. */
export const Bonuses: PageStory = {
  render: recordsSaying(bonuses, ready),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('progressbar'));
  },
};

/** A rebate in each status; a claim is confirmed with its amount. */
export const Rebates: PageStory = {
  render: recordsSaying(rebate, { ...ready, getRebates: rebates }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim: Slots/ }));
    await waitFor(() => expect(canvas.getByText(/^You received a rebate of/)).toBeVisible());
  },
};

/** A refused claim says why beneath its button. */
export const RefusedClaim: PageStory = {
  name: 'Refused claim',
  globals: phone,
  render: recordsSaying(rebate, { ...ready, claimRebate: refused('rebateRunning') }),
  play: async ({ canvas, ...context }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Claim: Slots/ }));
    await untilVisible(await canvas.findByText('This day is not over yet. Claim the rebate tomorrow.'));
    await expect(scrollsSideways(context)).toBe(0);
  },
};

/** A newcomer has no bets: the first step is a link. */
export const Empty: PageStory = {
  render: recordsSaying(bets, { ...ready, getBettingRecord: { items: [] } }),
  play: async ({ canvas }) => {
    await canvas.findByText('You have not placed a bet yet');
    await untilVisible(canvas.getByRole('link', { name: 'Find a game' }));
  },
};

/** Failed: the reason, and a retry. */
export const Failed: PageStory = {
  render: recordsSaying(profit, { ...ready, getProfit: () => failed(500) }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your profit and loss could not be loaded');
    await untilVisible(canvas.getByRole('button', { name: 'Try again' }));
  },
};

/** Loading: rows in the widths of those to come. */
export const Loading: PageStory = {
  render: recordsSaying(bets, { ...ready, getBettingRecord: () => new Promise<never>(() => {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Betting record' });
    await waitFor(() => expect(canvas.getByRole('table', { name: 'Your bets' })).toHaveAttribute('aria-busy', 'true'));
  },
};
