import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormMessage } from './FormMessage.tsx';

const meta = { component: FormMessage, args: { children: 'Account or password is incorrect' } } satisfies Meta<
  typeof FormMessage
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Your password has been changed' } };
export const Hint: Story = { args: { tone: 'hint', children: '6 to 12 letters or digits' } };
export const Long: Story = {
  args: {
    children:
      'Too many attempts. For the safety of your account it stays locked until 14:35; the help desk can open it earlier.',
  },
};
