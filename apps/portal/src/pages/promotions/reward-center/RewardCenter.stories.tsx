import type { WorldRows } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Reward centre',
  render: pageAt('/rewardCenter'),
  parameters: { layout: 'fullscreen', world: { as: 'player', settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const group = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

type Row = NonNullable<WorldRows['promotionEntries']>[number];

const inState = (state: Row['state'], promotion: string, own: Partial<Row> = {}): Row => ({
  account: 'player',
  promotion,
  state,
  ...own,
});

const entries = [
  inState('applying', 'first-deposit'),
  inState('joined', 'weekly-cashback', { granted: '1000000000' }),
  inState('claimed', 'lucky-draw', { paid: '500' }),
  inState('joined', 'thousand-rounds', { granted: '1' }),
];

/** Rewards to claim, in progress and received; a claimed reward moves to those received. */
export const Rewards: PageStory = {
  parameters: { proves: ['REQ-205'], world: { as: 'player', rows: { promotionEntries: entries } } },
  play: async ({ canvas, ...context }) => {
    const ready = await group(canvas, 'Ready to claim');
    await untilVisible(ready.getByRole('article', { name: 'Weekly rebate' }));
    const underWay = await group(canvas, 'In progress');
    await expect(underWay.getAllByRole('article')).toHaveLength(2);
    await untilVisible(underWay.getByRole('progressbar', { name: 'Staked so far' }));
    await userEvent.click(ready.getByRole('button', { name: 'Claim reward' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ready to claim' })).toBeNull());
    const received = await group(canvas, 'Received');
    await untilVisible(received.getByRole('article', { name: 'Weekly rebate' }));
    await expect(callsOf(context, '/wps/relay/MCSFE_signUpRequestReward')).toBe(1);
  },
};

/** An open raffle can be drawn at once. */
export const Draw: PageStory = {
  play: async ({ canvas }) => {
    const ready = await group(canvas, 'Ready to claim');
    await userEvent.click(ready.getByRole('button', { name: 'Draw a prize' }));
    const received = await group(canvas, 'Received');
    await untilVisible(received.getByRole('article', { name: 'Prize draw' }));
  },
};

/** No rewards: a link to the promotions, where they come from. */
export const Empty: PageStory = {
  parameters: { world: { as: 'player', rows: { announcements: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No rewards to claim yet');
    await expect(canvas.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/promotions');
  },
};

/** Refused: the reason below the button, which can be pressed again. */
export const Refused: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: { promotionEntries: entries },
      failures: { errors: { requestPromotionReward: { status: 500 } } },
    },
  },
  play: async ({ canvas }) => {
    const ready = await group(canvas, 'Ready to claim');
    await userEvent.click(ready.getByRole('button', { name: 'Claim reward' }));
    await ready.findByRole('alert');
    await expect(ready.getByRole('button', { name: 'Claim reward' })).toBeEnabled();
  },
};

/** Failed to load: the reason, and a retry. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getPromotions: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your rewards could not be loaded');
    await untilVisible(within(canvas.getByRole('main')).getByRole('button', { name: 'Try again' }));
  },
};

/** Loading: the gateway has not answered yet. */
export const Loading: PageStory = {
  parameters: { world: { as: 'player', failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Reward centre' });
  },
};

/** Trial account: rewards are for real ones. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You need a real account' });
  },
};
