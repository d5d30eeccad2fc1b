import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HouseLogo } from '../testing/house.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  // Storybook's toolbar selects the merchant.
  render: ({ href }) => <HouseLogo href={href} />,
  args: { name: '', src: '', srcDark: '', width: 0, height: 0, href: '#home' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /./ })).toBeVisible();
  },
};
export const AsPicture: Story = { args: { href: undefined } };
