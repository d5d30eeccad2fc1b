import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingCover } from './LoadingCover.tsx';

const meta = { component: LoadingCover } satisfies Meta<typeof LoadingCover>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
