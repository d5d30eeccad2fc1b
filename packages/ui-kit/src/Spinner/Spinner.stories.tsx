import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWords } from '../samples/words.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, decorators: [withWords] } satisfies Meta<typeof Spinner>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
