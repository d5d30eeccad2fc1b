import { moreIcons } from '../Icon/index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { Button, ButtonLink } from './Button.tsx';

const meta = {
  component: Button,
  args: { children: 'Log in', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = { args: { variant: 'main' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Plain: Story = { args: { variant: 'plain', children: 'Forgot your password?' } };
export const Small: Story = { args: { variant: 'main', size: 'small', children: 'Play', icon: 'play' } };
export const Wide: Story = { args: { variant: 'main', wide: true } };
export const WithIcon: Story = { args: { icon: moreIcons.headset, children: 'Help' } };

/** Busy: keeps its width and focus, and ignores further presses. */
export const Busy: Story = {
  args: { variant: 'main', busy: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: { variant: 'main', children: 'Passwort jetzt ändern und anschließend zur Sicherheit überall neu anmelden' },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink variant="main" href="#register">
      Register
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '#register');
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: { variant: 'main', icon: moreIcons.logOut, children: 'تسجيل الخروج' },
};
export const Urdu: Story = { decorators: [inUrdu], args: { variant: 'main', children: 'ابھی کھیلیں' } };
