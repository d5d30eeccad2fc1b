import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  component: CopyButton,
  args: { text: 'player', label: 'Copy account', doneText: 'Copied' },
} satisfies Meta<typeof CopyButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
