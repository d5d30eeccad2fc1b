import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoneyChange } from '../MoneyChange/MoneyChange.tsx';
import { PlayLine } from '../PlayLine/PlayLine.tsx';
import { Button } from '../Button/Button.tsx';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { StatusScreen } from '../StatusScreen/StatusScreen.tsx';
import { GameStage } from './GameStage.tsx';

const meta = {
  component: GameStage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Crystal Rain',
    src: pictures.bannerHarbour,
    state: 'ready',
    silentText: 'The game is taking long to answer. It may open better in a tab of its own.',
    onClose: fn(),
    onOpenTab: fn(),
    extra: (
      <PlayLine label="This session" timeLabel="Time in play" seconds={754}>
        <MoneyChange quiet direction="in" amount="¥1,234.56" word="ahead" />
      </PlayLine>
    ),
  },
} satisfies Meta<typeof GameStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTitle('Crystal Rain')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
/** On a phone with the longest name and amount: one bar of 48 px with its tools in place. */
export const InPlayOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    title: 'The Extraordinarily Long Legend of the Seven Hidden Emperors',
    extra: (
      <PlayLine label="This session" timeLabel="Time in play" seconds={36_061}>
        <MoneyChange quiet direction="out" amount="SAR\u00a092,233,720,368,547,758.07" word="behind" />
      </PlayLine>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas
      .getByTitle(/Legend/u)
      .closest('[data-stage]')
      ?.querySelector('header');
    await expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    const { left, right } = canvasElement.getBoundingClientRect();
    for (const part of [...canvas.getAllByRole('button'), canvas.getByRole('timer'), canvas.getByText(/368/u)]) {
      const box = part.getBoundingClientRect();
      await expect([Math.ceil(box.left) >= Math.floor(left), Math.floor(box.right) <= Math.ceil(right)]).toEqual([
        true,
        true,
      ]);
    }
    for (const button of canvas.getAllByRole('button'))
      await expect(Math.min(button.clientWidth, button.clientHeight)).toBeGreaterThanOrEqual(24);
  },
};
export const Loading: Story = { args: { state: 'loading', src: undefined } };
export const Silent: Story = { args: { state: 'silent' } };
export const CannotOpen: Story = {
  args: {
    notice: (
      <StatusScreen
        kind="maintenance"
        compact
        title="This game is being looked after"
        text="It is back at 18:00."
        action={<Button>Other games</Button>}
      />
    ),
  },
};
export const LongName: Story = { args: { title: 'The Extraordinarily Long Legend of the Seven Hidden Emperors' } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    title: 'مطر الكريستال',
    state: 'silent',
    silentText: 'تستغرق اللعبة وقتًا طويلًا. قد تعمل أفضل في علامة تبويب مستقلة.',
  },
};
