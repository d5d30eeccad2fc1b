import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'TextLink',
  component: TextLink,
  args: { href: '#help', children: 'Help centre' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InText: Story = {
  render: (args) => (
    <p>
      <span>By going on you agree to the</span> <TextLink {...args}>terms and conditions</TextLink>{' '}
      <span>of this site.</span>
    </p>
  ),
};
