import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  args: { target: 'main', children: 'Skip to content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
