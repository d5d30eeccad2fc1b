import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { NumberPad } from './NumberPad.tsx';

const numbers = Array.from({ length: 49 }, (_, at) => {
  const value = String(at + 1).padStart(2, '0');
  return { value, label: value };
});
const sides = [
  { value: 'small', label: 'Small', note: '× 1.94' },
  { value: 'big', label: 'Big', note: '× 1.94' },
  { value: 'odd', label: 'Odd', note: '× 1.94' },
  { value: 'even', label: 'Even', note: '× 1.94' },
];

const meta = {
  component: NumberPad,
  args: { label: 'Numbers', choices: numbers, picked: ['07', '21'], onTurn: fn() },
} satisfies Meta<typeof NumberPad>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Picked numbers are pressed buttons; arrow keys move between the buttons. */
export const Numbers: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button', { pressed: true }).map((key) => key.textContent)).toEqual(['07', '21']);
    canvas.getByRole('button', { name: '01' }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getByRole('button', { name: '49' })).toHaveFocus();
    await expect(args.onTurn).toHaveBeenCalledWith('49');
  },
};

export const Sides: Story = { args: { label: 'Sides', choices: sides, picked: ['big'], wide: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w320' } } };

export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'الجوانب',
    wide: true,
    picked: ['small'],
    choices: [
      { value: 'small', label: 'صغير', note: '× 1.94' },
      { value: 'big', label: 'كبير', note: '× 1.94' },
    ],
  },
};
