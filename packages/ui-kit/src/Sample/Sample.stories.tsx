import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sample } from './Sample.tsx';

const meta = { component: Sample, args: { children: 'Words' } } satisfies Meta<typeof Sample>;
export default meta;

/** One sentence on this state. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Default: StoryObj<typeof meta> = {};
