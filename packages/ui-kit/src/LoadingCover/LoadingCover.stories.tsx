import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWords } from '../samples/words.tsx';
import { LoadingCover } from './LoadingCover.tsx';

const meta = { component: LoadingCover, decorators: [withWords] } satisfies Meta<typeof LoadingCover>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
