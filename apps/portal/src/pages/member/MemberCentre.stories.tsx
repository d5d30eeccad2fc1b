import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Member centre',
  render: pageAt('/member'),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** Wide: head and menu at the start side, used by keyboard; the focus moves to the page that it opens. */
export const Wide: PageStory = {
  parameters: { proves: ['REQ-217'] },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('status', { name: 'Your balance' }));
    const link = (name: string) =>
      within(canvas.getByRole('navigation', { name: 'My account' })).getByRole('link', { name });
    await expect(link('Profile')).toHaveAttribute('aria-current', 'page');
    await waitFor(async () => {
      link('Points store').focus();
      await userEvent.tab();
      await expect(link('VIP level')).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'VIP level' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'VIP level' })).toHaveFocus());
  },
};

/** On a phone: who is logged in, the balance and the list of pages first; a page leads back to it. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('status', { name: 'Your balance' }));
    await waitFor(async () => {
      for (const link of within(canvas.getByRole('main')).getAllByRole('link', { name: 'Deposit' }))
        await untilVisible(link);
    });
    const menu = async () => within(await canvas.findByRole('navigation', { name: 'My account' }));
    await userEvent.click((await menu()).getByRole('link', { name: /^Reward centre/ }));
    await untilVisible(await canvas.findByRole('heading', { level: 1, name: 'Reward centre' }));
    await expect(canvas.queryByRole('navigation', { name: 'My account' })).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the menu' }));
    await waitFor(async () => expect((await menu()).getByRole('link', { name: /^Reward centre/ })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'Reward centre' })).toBeNull();
  },
};

/** The path of ranks with the member's mark, at the address that the navigation has. */
export const Rank: PageStory = {
  render: pageAt('/vip'),
  parameters: { proves: ['REQ-025', 'REQ-042', 'D4'] },
  play: async ({ canvas }) => {
    const path = within(await canvas.findByRole('list', { name: 'Your way through the levels' }));
    await untilVisible(path.getByText('You are here'));
    await waitFor(() => expect(path.getByText('Starter')).toBeVisible());
    const all = within(canvas.getByRole('list', { name: 'All levels' }));
    const ranks = all.getAllByRole('listitem').filter((entry) => within(entry).queryByRole('list') !== null);
    await expect(ranks).toHaveLength(5);
    for (const rank of ranks)
      await expect(within(rank).getByRole('list', { name: 'Benefits' })).not.toBeEmptyDOMElement();
  },
};

/** The start column scrolls to the link of the page that an address names. */
export const LastOfTheMenu: PageStory = {
  name: 'Last of the menu',
  render: pageAt('/member/playerRank'),
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('main')).findByRole('navigation', { name: 'My account' });
    const column = (await nav).parentElement;
    const link = within(await nav).getByRole('link', { name: 'VIP level' });
    await waitFor(() =>
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        (column?.getBoundingClientRect().bottom ?? 0) + 1,
      ),
    );
  },
};

/** Nothing waits for a newcomer: the row says so, above the menu. */
export const NothingWaits: PageStory = {
  name: 'Nothing waits',
  parameters: {
    world: {
      as: 'player',
      failures: { errors: { getPromotions: { status: 500 } } },
      rows: { announcements: [] },
    },
  },
  play: async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: 'Needs your attention' }));
    await untilVisible(await needs.findByText('Nothing needs your attention'));
  },
};

/** A deposit and a withdrawal wait: the more urgent first, the other at a press, and the menu beneath stays. */
export const SomethingWaits: PageStory = {
  name: 'Something waits',
  globals: { viewport: { value: 'w360' } },
  parameters: {
    world: {
      as: 'player',
      rows: {
        announcements: [],
        deposits: [{ account: 'player', amount: '10000', status: 'pending' }],
        withdrawalAccounts: [{ account: 'player', kind: 'bank', bank: 'Harbour Bank', number: '6222020200011001' }],
        withdrawals: [{ account: 'player', amount: '10000', status: 'sent' }],
      },
    },
  },
  play: async ({ canvas }) => {
    const needs = within(await canvas.findByRole('region', { name: 'Needs your attention' }));
    await untilVisible(await needs.findByRole('link', { name: '1 withdrawal to confirm' }));
    await userEvent.click(await needs.findByRole('button', { name: /more$/ }));
    await untilVisible(needs.getByRole('link', { name: '1 deposit waiting' }));
  },
};

/** A rank that could not be loaded. */
export const RankFailed: PageStory = {
  name: 'Rank failed',
  render: pageAt('/vip'),
  parameters: { world: { as: 'player', failures: { errors: { getVip: { status: 500 } } } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Your level could not be loaded');
    await untilVisible(within(canvas.getByRole('main')).getByRole('button', { name: 'Try again' }));
  },
};

/** The missions and the leaderboard, as one page. */
export const MissionsAndLeaderboard: PageStory = {
  name: 'Missions and leaderboard',
  render: pageAt('/member/missionLeaderboard'),
  play: async ({ canvas }) => {
    await untilVisible(await canvas.findByRole('region', { name: 'Your missions' }));
    await untilVisible(await canvas.findByRole('region', { name: 'Most missions this week' }));
  },
};

/** The list of pages on a phone, from right to left. */
export const ArabicList: PageStory = {
  name: 'List in Arabic',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  play: async ({ canvas }) => {
    const inMain = () => within(canvas.getByRole('main'));
    await waitFor(() => expect(inMain().getByRole('navigation')).toBeVisible());
    await expect(
      inMain()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toContain('/member/profile');
  },
};
