import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: 'player' } } satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without a picture: the initial. */
export const Initial: Story = {};

export const Picture: Story = {
  args: { src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}` },
};

/** A picture that fails to load is replaced by the initial. */
export const PictureFailed: Story = {
  args: { src: 'data:image/png,none' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toContain('P'));
  },
};

export const ChineseName: Story = { args: { name: '玩家一号' } };
