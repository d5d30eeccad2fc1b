import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { type IconName, icons } from './icons.ts';
import * as placeIcons from './placeIcons.ts';

const meta = { component: Icon, args: { icon: 'home' } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(icons) as IconName[];

export const Set: Story = {
  name: 'The whole set',
  render: () => (
    <div>
      {names.map((name) => (
        <span key={name} title={name}>
          <Icon icon={name} />
        </span>
      ))}
    </div>
  ),
};

export const Places: Story = {
  name: 'Places to go',
  render: () => (
    <div>
      {Object.entries(placeIcons).map(([name, icon]) => (
        <span key={name} title={name}>
          <Icon icon={icon} />
        </span>
      ))}
    </div>
  ),
};

export const Filled: Story = { args: { icon: 'heart', filled: true } };

/** Right to left: arrows are flipped, media controls are not. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Icon icon="forward" />
      <Icon icon="play" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [arrow, play] = canvasElement.querySelectorAll('svg');
    await expect(arrow && getComputedStyle(arrow).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(play && getComputedStyle(play).transform).toBe('none');
  },
};
