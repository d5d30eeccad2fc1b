import { moreIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { Menu } from './Menu.tsx';

const handleLogOut = fn();

const meta = {
  component: Menu,
  args: {
    label: 'moonlit_river, account',
    icon: 'user',
    text: 'moonlit_river',
    items: [
      { id: 'member', label: 'My account', icon: 'user', href: '#member' },
      { id: 'help', label: 'Help centre', icon: moreIcons.headset, href: '#help' },
      { id: 'logOut', label: 'Log out', icon: moreIcons.logOut, onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Open: arrow keys wrap around, Escape returns the focus. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'moonlit_river, account' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Help centre' })).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Chosen: closes, runs the action, and returns the focus. */
export const Chosen: Story = {
  args: { items: [{ id: 'logOut', label: 'Log out', icon: moreIcons.logOut, onSelect: handleLogOut }] },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Log out' }));
    await expect(handleLogOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
    await expect(trigger).toHaveFocus();
  },
};

/** Left by Tab: closes. */
export const LeftByTab: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'My account' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const LongWords: Story = {
  args: {
    label: 'a_very_long_account_name_indeed, account',
    text: 'a_very_long_account_name_indeed',
    items: [
      {
        id: 'one',
        label: 'Responsible gaming limits and self-exclusion settings',
        icon: moreIcons.shield,
        href: '#one',
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'moonlit_river، الحساب',
    items: [
      { id: 'member', label: 'حسابي', icon: 'user', href: '#member' },
      { id: 'logOut', label: 'تسجيل الخروج', icon: moreIcons.logOut, onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};
