import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Points store',
  render: pageAt('/pointMall'),
  parameters: { layout: 'fullscreen', world: { settings: { games: { vendors: ['BAIZE'] } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));
const purse = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your points' }));
const dialog = async (canvas: Canvas, name: string) => within(await canvas.findByRole('dialog', { name }));

const paying = [{ account: 'player', paymentPassword: 'Paying2026' }];
const has = (points: number) => ({
  as: 'player',
  rows: { members: paying, pointGrants: [{ account: 'player', points }] },
});

/** A visitor: how points are earned and what they buy; redeeming leads to the login and back. */
export const Visitor: PageStory = {
  parameters: { proves: ['REQ-020'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Points store' });
    await untilVisible(await (await purse(canvas)).findByText(/^You earn one point for every/));
    const reward = await card(canvas, 'Deck of playing cards');
    await untilVisible(reward.getByText('200 points'));
    await expect(reward.getByRole('link', { name: 'Log in to redeem' })).toHaveAttribute(
      'href',
      '/login?return=%2FpointMall%23playing-cards',
    );
    await expect(canvas.queryByRole('tablist', { name: 'Redemptions and history' })).toBeNull();
  },
};

/** A member redeems a reward with the payment password: the balance drops, and the redemption is pending. */
export const Redeemed: PageStory = {
  parameters: { world: has(1000), proves: ['REQ-215', 'REQ-216'] },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await purse(canvas)).getByText('1,000')).toBeVisible());
    await userEvent.click(await (await card(canvas, 'Set of five dice')).findByRole('button', { name: 'Redeem' }));
    const form = await dialog(canvas, 'Set of five dice');
    await userEvent.type(form.getByLabelText('Your payment password'), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect((await purse(canvas)).getByText('500')).toBeVisible());
    const history = within(await canvas.findByRole('region', { name: 'Redemptions and history' }));
    await waitFor(() => expect(history.getByText('In review')).toBeVisible());
    await userEvent.click(history.getByRole('tab', { name: 'Point history' }));
    await waitFor(() => expect(history.getByText('Used for a reward')).toBeVisible());
    await untilVisible(history.getByText('Gift'));
  },
};

/** A wrong payment password shows its error at the field; no points are spent. */
export const WrongPassword: PageStory = {
  name: 'Wrong password',
  parameters: { world: has(1000), proves: ['REQ-216'] },
  play: async ({ canvas }) => {
    await userEvent.click(await (await card(canvas, 'Set of five dice')).findByRole('button', { name: 'Redeem' }));
    const form = await dialog(canvas, 'Set of five dice');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await expect(form.getByLabelText('Your payment password')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Your payment password'), 'Wrong2026');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await waitFor(() =>
      expect(form.getByLabelText('Your payment password')).toHaveAccessibleDescription(
        'The payment password is incorrect.',
      ),
    );
    await untilVisible((await purse(canvas)).getByText('1,000'));
  },
};

/** A member without a payment password sets one, and is then asked for it (D57). */
export const FirstPassword: PageStory = {
  name: 'First payment password',
  parameters: { world: { as: 'player', rows: { pointGrants: [{ account: 'player', points: 1000 }] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await (await card(canvas, 'Set of five dice')).findByRole('button', { name: 'Redeem' }));
    const setting = await dialog(canvas, 'Set a payment password');
    await userEvent.type(setting.getByLabelText('Your login password'), 'Player2026');
    await userEvent.type(setting.getByLabelText('New payment password'), 'Paying2026');
    await userEvent.type(setting.getByLabelText('Repeat payment password'), 'Paying2026');
    await userEvent.click(setting.getByRole('button', { name: 'Save payment password' }));
    const form = await dialog(canvas, 'Set of five dice');
    await userEvent.type(form.getByLabelText('Your payment password'), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await waitFor(async () => expect((await purse(canvas)).getByText('500')).toBeVisible());
  },
};

/** The mall inside the member centre, where points are spent as well (REQ-217). */
export const InTheCentre: PageStory = {
  name: 'In the member centre',
  render: pageAt('/member/pointMall'),
  parameters: { world: has(1000), proves: ['REQ-215'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Points store' });
    await waitFor(async () => expect((await purse(canvas)).getByText('1,000')).toBeVisible());
    await userEvent.click(await (await card(canvas, 'Deck of playing cards')).findByRole('button', { name: 'Redeem' }));
    const form = await dialog(canvas, 'Deck of playing cards');
    await userEvent.type(form.getByLabelText('Your payment password'), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await waitFor(async () => expect((await purse(canvas)).getByText('800')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('In review')).toBeVisible());
  },
};

/** Points are converted: the amount is shown while typing, and the money balance is refetched. */
export const Converted: PageStory = {
  parameters: { world: has(1000), proves: ['REQ-216'] },
  play: async ({ canvas, ...context }) => {
    const own = await purse(canvas);
    await userEvent.type(await own.findByLabelText('Points to convert'), '300');
    await waitFor(() => expect(own.getByText(/^You receive .*\d/)).toBeVisible());
    const before = callsOf(context, '/wps/v2/wallets/balance');
    await userEvent.click(own.getByRole('button', { name: 'Convert to money' }));
    const form = await dialog(canvas, 'Convert points to money');
    await waitFor(() => expect(form.getByText(/^You convert 300 points and receive/)).toBeVisible());
    await userEvent.type(form.getByLabelText('Your payment password'), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(own.getByText('700')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^You have received/)).toBeVisible());
    await waitFor(() => expect(callsOf(context, '/wps/v2/wallets/balance')).toBeGreaterThan(before));
  },
};

/** An invalid amount shows its error before anything is sent. */
export const TooFew: PageStory = {
  name: 'Too few points',
  parameters: { world: has(150) },
  play: async ({ canvas }) => {
    const own = await purse(canvas);
    const field = await own.findByLabelText('Points to convert');
    for (const [typed, said] of [
      ['1.5', 'Enter a whole number, such as 500.'],
      ['99', 'Convert at least 100 points.'],
      ['151', 'You do not have that many points.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(own.getByRole('button', { name: 'Convert to money' }));
      await waitFor(() => expect(own.getByText(said)).toBeVisible());
    }
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await untilVisible((await card(canvas, 'Deck of playing cards')).getByText('50 points to go'));
  },
};

/** Every status of a redemption, in words (REQ-215). */
export const EveryStatus: PageStory = {
  name: 'Every status',
  parameters: {
    proves: ['REQ-215'],
    world: {
      as: 'player',
      rows: {
        redemptions: [
          { account: 'player', reward: 'dice-set', status: 'applying' },
          { account: 'player', reward: 'paper-lantern', status: 'rejected' },
          { account: 'player', reward: 'football', status: 'approved' },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('tabpanel', { name: 'My redemptions' }));
    for (const [name, status] of [
      ['Set of five dice', 'In review'],
      ['Paper lantern', 'Rejected: your points are back'],
      ['Football', 'Approved'],
    ] as const) {
      const row = (await list.findByText(name)).closest('tr');
      await untilVisible(within(row ?? document.body).getByText(status));
    }
  },
};

/** A point history of more than one page. */
export const Pages: PageStory = {
  parameters: {
    world: {
      as: 'player',
      rows: { pointGrants: Array.from({ length: 12 }, (_, nth) => ({ account: 'player', points: nth + 1 })) },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Point history' }));
    const panel = within(canvas.getByRole('tabpanel', { name: 'Point history' }));
    await waitFor(() => expect(panel.getAllByText('Gift')).toHaveLength(10));
    await userEvent.click(panel.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(panel.getAllByText('Gift')).toHaveLength(2));
  },
};

/** A member without points, redemptions or history. */
export const Nothing: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await purse(canvas)).getByText('0')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('You have not redeemed anything yet')).toBeVisible());
    await userEvent.click(canvas.getByRole('tab', { name: 'Point history' }));
    await waitFor(() => expect(canvas.getByText('No points earned or used yet')).toBeVisible());
  },
};

/** A trial account gets the real-account dialog. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas, ...context }) => {
    // A session is known as trial once its member has loaded.
    await userEvent.click(await (await card(canvas, 'Set of five dice')).findByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(canvas.getByText('You need a real account')).toBeVisible());
    await expect(callsOf(context, '/wps/relay/MCS2_getPointBalance')).toBe(0);
  },
};

/** Too many wrong passwords have locked payments. */
export const Locked: PageStory = {
  parameters: {
    world: { ...has(1000), failures: { errors: { redeemReward: { status: 200, code: 'paymentLocked' } } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await (await card(canvas, 'Set of five dice')).findByRole('button', { name: 'Redeem' }));
    const form = await dialog(canvas, 'Set of five dice');
    await userEvent.type(form.getByLabelText('Your payment password'), 'Paying2026');
    await userEvent.click(form.getByRole('button', { name: 'Redeem' }));
    await waitFor(() => expect(form.getByRole('alert')).toBeVisible());
  },
};

/** Failed to load: each part has its own reason and retry. */
export const Failed: PageStory = {
  parameters: {
    world: {
      as: 'player',
      failures: {
        errors: {
          getPointConfig: { status: 500 },
          getPointBalance: { status: 500 },
          getPointRewards: { status: 500 },
          getRedemptions: { status: 500 },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    for (const said of [
      'The terms of the points could not be loaded',
      'Your points could not be loaded',
      'The rewards could not be loaded',
      'Your redemptions could not be loaded',
    ])
      await waitFor(() => expect(canvas.getByText(said)).toBeVisible());
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(4);
  },
};

/** Slow: placeholders reserve the space. */
export const Slow: PageStory = {
  parameters: { world: { failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Points store' });
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Rewards' })).toHaveAttribute('aria-busy', 'true'));
  },
};
