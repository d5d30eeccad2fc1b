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
      within(canvas.getByRole('navigation', { name: 'Profile' })).getByRole('link', { name });
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
        await expect(link).toBeVisible();
    });
    const menu = async () => within(await canvas.findByRole('navigation', { name: 'Profile' }));
    await userEvent.click((await menu()).getByRole('link', { name: /^Reward centre/ }));
    await untilVisible(await canvas.findByRole('heading', { level: 1, name: 'Reward centre' }));
    await expect(canvas.queryByRole('navigation', { name: 'Profile' })).toBeNull();
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
