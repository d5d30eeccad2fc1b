import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';

const meta = {
  title: 'Member centre',
  render: pageAt('/member'),
  parameters: { layout: 'fullscreen', world: { as: 'player' } },
} satisfies PageMeta;
export default meta;

/** Wide: the menu at the start side, used by keyboard; the focus moves to the page that it opens. */
export const Wide: PageStory = {
  parameters: { proves: ['REQ-217'] },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Profile' }));
    const profile = menu.getByRole('link', { name: 'Profile' });
    await expect(profile).toHaveAttribute('aria-current', 'page');
    profile.focus();
    await userEvent.tab();
    await expect(menu.getByRole('link', { name: 'Betting record' })).toHaveFocus();
    menu.getByRole('link', { name: /^Reward centre/ }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Reward centre' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Reward centre' })).toHaveFocus());
  },
};

/** On a phone: one page, whose link back opens the list of all. */
export const OnAPhone: PageStory = {
  name: 'On a phone',
  globals: { viewport: { value: 'w360' } },
  render: pageAt('/member?page=rewards'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reward centre' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Profile' })).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Back to the menu' }));
    const menu = within(await canvas.findByRole('navigation', { name: 'Profile' }));
    await waitFor(() => expect(menu.getByRole('link', { name: /^Reward centre/ })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'Reward centre' })).toBeNull();
    await userEvent.click(await menu.findByRole('link', { name: 'Profile' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  },
};

/** The list of pages on a phone, from right to left. */
export const ArabicList: PageStory = {
  name: 'List in Arabic',
  globals: { viewport: { value: 'w360' }, merchant: 'oasis', language: 'AR' },
  render: pageAt('/member?page='),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation')).toBeVisible();
  },
};
