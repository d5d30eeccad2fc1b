import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';

const meta = { component: Icon, args: { name: 'home' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(icons) as IconName[];

export const Set: Story = {
  name: 'The whole set',
  render: () => (
    <div>
      {names.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </div>
  ),
};

export const Filled: Story = { args: { name: 'heart', filled: true } };

export const RightToLeft: Story = {
  name: 'Right to left: arrows turn, media controls do not',
  render: () => (
    <div dir="rtl">
      <Icon name="forward" />
      <Icon name="play" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, play] = canvasElement.querySelectorAll('svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(play && getComputedStyle(play).transform).toBe('none');
  },
};
