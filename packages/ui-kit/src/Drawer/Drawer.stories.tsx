import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { HouseLogo } from '../testing/house.tsx';
import { arabicPlaces, longPlaces, places } from '../testing/places.ts';
import { inArabic } from '../testing/words.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    label: 'Games',
    brand: <HouseLogo />,
    items: places,
    children: (
      <LanguageSwitch
        wide
        label="Language"
        value="EN"
        options={[{ code: 'EN', tag: 'en', name: 'English' }]}
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the start side; a press outside closes it. */
export const Open: Story = {
  tags: ['both-directions'],
  play: async ({ canvas, args }) => {
    const drawer = canvas.getByRole('dialog', { name: 'Games' });
    const { left, right } = drawer.getBoundingClientRect();
    await expect(getComputedStyle(drawer).direction === 'rtl' ? innerWidth - right : left).toBe(0);
    await userEvent.click(drawer);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const LongWords: Story = { args: { items: longPlaces } };
export const Arabic: Story = { decorators: [inArabic], args: { label: 'الألعاب', items: arabicPlaces } };
