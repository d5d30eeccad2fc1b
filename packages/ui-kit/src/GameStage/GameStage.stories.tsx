import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Balance } from '../Balance/index.ts';
import { Button } from '../Button/index.ts';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { StatusScreen } from '../StatusScreen/index.ts';
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
    extra: <Balance label="Balance" amount="¥1,234.56" refreshLabel="Refresh" refreshing={false} onRefresh={fn()} />,
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
