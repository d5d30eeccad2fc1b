import type { WorldRows } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Promotions',
  render: pageAt('/promotions'),
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** The card of a promotion, by its title. */
const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

type Row = NonNullable<WorldRows['promotionEntries']>[number];

const inState = (state: Row['state'], promotion: string, own: Partial<Row> = {}): Row => ({
  account: 'player',
  promotion,
  state,
  ...own,
});

/** A visitor: open, coming and closed promotions; taking part leads to the login and back. */
export const Visitor: PageStory = {
  play: async ({ canvas }) => {
    const joinable = await card(canvas, 'Weekly rebate');
    await untilVisible(joinable.getByText('Open to you'));
    await expect(joinable.getByRole('link', { name: 'Log in to take part' })).toHaveAttribute(
      'href',
      '/login?return=%2Fpromotions%23weekly-cashback',
    );
    await untilVisible((await card(canvas, 'Winter festival')).getByText('Coming soon'));
    await untilVisible((await card(canvas, 'Summer cup')).getByText('Closed'));
    await canvas.findByText('Nobody has finished a mission this week. Be the first.');
  },
};

/** A member joins, and progress counts from then on; the terms open below. */
export const Joined: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    const promotion = await card(canvas, 'Weekly rebate');
    await userEvent.click(await promotion.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(promotion.getByText('Joined')).toBeVisible());
    await untilVisible(promotion.getByRole('progressbar', { name: 'Staked so far' }));
    await userEvent.click(promotion.getByRole('button', { name: 'Read the terms' }));
    await waitFor(() => expect(promotion.getByText(/Every Monday you get back a part of last week/)).toBeVisible());
    await untilVisible(await canvas.findByRole('region', { name: 'Your missions' }));
  },
};

/** Every status of a promotion, for a member with an entry in each. */
export const EveryStatus: PageStory = {
  name: 'Every status',
  parameters: {
    world: {
      as: 'player',
      rows: {
        promotionEntries: [
          inState('applying', 'first-deposit'),
          inState('joined', 'weekly-cashback', { granted: '1000000000' }),
          inState('claimed', 'lucky-draw', { paid: '500' }),
          inState('joined', 'thousand-rounds', { granted: '1' }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    for (const [name, status] of [
      ['First deposit bonus', 'In review'],
      ['Weekly rebate', 'Ready to claim'],
      ['Prize draw', 'Claimed'],
      ['A thousand rounds', 'In progress'],
      ['Winter festival', 'Coming soon'],
      ['Summer cup', 'Closed'],
    ] as const)
      await untilVisible((await card(canvas, name)).getByText(status));
  },
};

/** A rejected application can be sent again; another one was paid. */
export const Decided: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: {
        promotionEntries: [inState('rejected', 'first-deposit'), inState('issued', 'lucky-draw', { paid: '500' })],
      },
    },
  },
  play: async ({ canvas }) => {
    const rejected = await card(canvas, 'First deposit bonus');
    await untilVisible(rejected.getByText('Rejected'));
    await untilVisible(rejected.getByRole('button', { name: 'Apply' }));
    await untilVisible((await card(canvas, 'Prize draw')).getByText('Paid out'));
  },
};

/** One press claims the reward and refetches the balance. */
export const Claimed: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: { promotionEntries: [inState('joined', 'weekly-cashback', { granted: '1000000000' })] },
    },
  },
  play: async ({ canvas, ...context }) => {
    const promotion = await card(canvas, 'Weekly rebate');
    await waitFor(() => expect(canvas.getByLabelText('Balance')).toHaveTextContent(/\d/));
    const before = callsOf(context, '/wps/v2/wallets/balance');
    await userEvent.click(await promotion.findByRole('button', { name: 'Claim reward' }));
    await waitFor(() => expect(promotion.getByText('Claimed')).toBeVisible());
    await waitFor(() => expect(callsOf(context, '/wps/v2/wallets/balance')).toBeGreaterThan(before));
    await expect(promotion.queryByRole('button', { name: 'Claim reward' })).toBeNull();
  },
};

/** A raffle can be drawn once. */
export const Drawn: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    const raffle = await card(canvas, 'Prize draw');
    await userEvent.click(await raffle.findByRole('button', { name: 'Draw a prize' }));
    await waitFor(() => expect(raffle.getByText('Claimed')).toBeVisible());
  },
};

// The smallest PNG that browsers and the gateway accept.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) =>
  new File([Uint8Array.from(atob(PNG), (letter) => letter.codePointAt(0) ?? 0)], name, { type: 'image/png' });

/** Application with a remark and a picture: closing the form unsent keeps both. */
export const Applied: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    const promotion = await card(canvas, 'First deposit bonus');
    await userEvent.click(promotion.getByRole('button', { name: 'Apply' }));
    const open = async () => within(await canvas.findByRole('dialog', { name: 'First deposit bonus' }));
    const first = await open();
    await userEvent.type(first.getByLabelText(/^Note/), 'Deposit of Monday');
    await userEvent.upload(first.getByLabelText('Pictures'), [picture('slip.png'), picture('slip.txt')], {
      applyAccept: false,
    });
    await userEvent.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(promotion.getByRole('button', { name: 'Apply' }));
    const second = await open();
    await expect(second.getByLabelText(/^Note/)).toHaveValue('Deposit of Monday');
    await waitFor(() => expect(second.getByRole('button', { name: 'Remove slip.png' })).toBeVisible());
    await userEvent.click(second.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(promotion.getByText('In review')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText(/Your application was sent/)).toBeVisible());
  },
};

/** A remark that is too long shows its error; nothing is sent. */
export const TooLong: PageStory = {
  name: 'Too long a note',
  parameters: { world: { as: 'player' } },
  play: async ({ canvas, ...context }) => {
    const promotion = await card(canvas, 'First deposit bonus');
    await userEvent.click(promotion.getByRole('button', { name: 'Apply' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'First deposit bonus' }));
    await userEvent.click(dialog.getByLabelText(/^Note/));
    await userEvent.paste('x'.repeat(141));
    await waitFor(() => expect(dialog.getByText('Use at most 140 characters.')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }));
    await expect(dialog.getByLabelText(/^Note/)).toHaveFocus();
    await expect(callsOf(context, '/wps/relay/MCSFE_signUpRequestReward')).toBe(0);
  },
};

/** A trial account gets the real-account dialog. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    const promotion = await card(canvas, 'Weekly rebate');
    await userEvent.click(promotion.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(canvas.getByText('You need a real account')).toBeVisible());
  },
};

/** Refused: the member has already joined in another tab. */
export const Refused: PageStory = {
  parameters: {
    world: { as: 'player', failures: { errors: { joinPromotion: { status: 200, code: 'promotionTaken' } } } },
  },
  play: async ({ canvas }) => {
    const promotion = await card(canvas, 'Weekly rebate');
    await userEvent.click(await promotion.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(promotion.getByRole('alert')).toBeVisible());
    await expect(promotion.getByRole('button', { name: 'Join' })).toBeEnabled();
  },
};

/** The address names a promotion: its terms are open, and it is scrolled into view. */
export const Named: PageStory = {
  render: pageAt('/promotions#summer-cup'),
  parameters: { proves: ['REQ-019'] },
  play: async ({ canvas }) => {
    const promotion = await card(canvas, 'Summer cup');
    await waitFor(() => expect(promotion.getByText(/The cup is over/)).toBeVisible());
    await expect((await card(canvas, 'Weekly rebate')).queryByText(/Every Monday/)).toBeNull();
  },
};

/** No promotions: the empty state. */
export const Empty: PageStory = {
  parameters: { world: { rows: { announcements: [] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('There are no promotions at the moment')).toBeVisible());
  },
};

/** Failed to load: each part has its own reason and retry. */
export const Failed: PageStory = {
  parameters: {
    world: {
      as: 'player',
      failures: {
        errors: {
          getPromotions: { status: 500 },
          getMissionSummary: { status: 500 },
          getMissionLeaderboard: { status: 500 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The promotions could not be loaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Your missions could not be loaded')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('The leaderboard could not be loaded')).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  parameters: { world: { failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Promotions' });
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull());
  },
};
