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
      By going on you agree to the <TextLink {...args}>terms and conditions</TextLink> of this site.
    </p>
  ),
};
