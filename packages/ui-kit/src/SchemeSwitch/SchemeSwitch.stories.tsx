import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const meta = { component: SchemeSwitch, args: { label: 'Theme', onToggle: fn() } } satisfies Meta<typeof SchemeSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Theme' }));
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
  },
};

/** Shows the scheme of its surroundings. */
export const BothSchemes: Story = {
  render: (args) => (
    <>
      <div data-scheme="light">
        <SchemeSwitch {...args} />
      </div>
      <div data-scheme="dark">
        <SchemeSwitch {...args} />
      </div>
    </>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).display);
    await expect(shown).toEqual(['none', 'block', 'block', 'none']);
  },
};
