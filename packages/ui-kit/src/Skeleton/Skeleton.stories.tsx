import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton, args: { shape: 'line' } } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Figure: Story = { args: { shape: 'figure' } };
export const Chip: Story = { args: { shape: 'chip' } };
export const Avatar: Story = { args: { shape: 'avatar' } };
