import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { DrawCard } from './DrawCard.tsx';
import { DrawCardCountdown } from './DrawCardCountdown.tsx';

const timer = (seconds: number | undefined) => (
  <DrawCardCountdown label="Time until the draw" seconds={seconds} over="Drawing now" />
);

const meta = {
  component: DrawCard,
  args: {
    name: 'Five-Minute Draw',
    number: 'No. 20260301-146',
    countdown: timer(149),
    time: 'Mar 1, 12:05 GMT+8',
    result: { label: 'Winning numbers of no. 20260301-145', numbers: ['4', '0', '7', '7', '1'] },
  },
} satisfies Meta<typeof DrawCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Counting: Story = {};

/** The whole card links to its lottery. */
export const Leads: Story = {
  args: { href: '/lottery?gameCode=five-minute-draw' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Five-Minute Draw' })).toHaveAttribute(
      'href',
      '/lottery?gameCode=five-minute-draw',
    );
  },
};

/** More than an hour left, and a special number. */
export const SpecialNumber: Story = {
  args: {
    name: 'Lucky Six',
    countdown: timer(34_567),
    result: {
      label: 'Winning numbers of no. 20260228-001',
      numbers: ['03', '17', '21', '30', '44', '49'],
      special: { number: '08', label: 'Special number' },
    },
  },
};

/** Ten balls stay on one line in a narrow card with a long name. */
export const ManyNumbers: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    name: 'The Extraordinarily Long Race of the Ten Horses of the Seven Hidden Emperors',
    result: {
      label: 'Winning numbers of no. 20260301-145',
      numbers: ['07', '02', '10', '01', '05', '09', '03', '08', '06', '04'],
    },
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    for (const ball of canvas.getAllByRole('listitem')) {
      const { left, right } = ball.getBoundingClientRect();
      await expect([left > card.left, right < card.right]).toEqual([true, true]);
    }
  },
};

/** After the last second. */
export const Drawing: Story = { args: { countdown: timer(0) } };

/** No result before the first draw. */
export const NoResult: Story = { args: { result: undefined } };

export const Arabic: Story = {
  decorators: [inArabic],
  args: { name: 'سحب الخمس دقائق', number: 'رقم 20260301-146', time: '1 مارس، 12:05 غرينتش+4' },
};
