import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../samples/pictures.ts';
import { Logo } from './Logo.tsx';

const meta = {
  component: Logo,
  args: { name: 'The house', src: pictures.logo, srcDark: pictures.logoDark, width: 120, height: 32, href: '#home' },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The house' })).toBeVisible();
  },
};
export const AsPicture: Story = { args: { href: undefined } };
