import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Header } from '../Header/Header.tsx';
import { HouseLogo } from '../testing/house.tsx';
import { HousePanels } from '../testing/HousePanels.tsx';
import { arabicPlaces, places } from '../testing/places.ts';
import { inArabic } from '../testing/words.tsx';

const meta = {
  component: Header,
  title: 'Navigation panel',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: {
    brand: <HouseLogo href="#home" />,
    navigation: { label: 'Games', items: places, Panels: HousePanels },
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const link = (canvas: Canvas, name: string) => within(canvas.getByRole('navigation')).getByRole('link', { name });
const opener = (canvas: Canvas, place: string) => canvas.getByRole('button', { name: `Providers: ${place}` });
const panel = (canvas: Canvas, place: string) => canvas.findByRole('list', { name: `Providers: ${place}` });
const isClosed = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('list', { name: /^Providers/ })).toBeNull());

/** By mouse: hovering opens, moving to another item changes, leaving closes. */
export const Rested: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(link(canvas, 'Home'));
    await userEvent.hover(link(canvas, 'Slots'));
    await panel(canvas, 'Slots');
    await expect(opener(canvas, 'Slots')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(link(canvas, 'Sports'));
    const vendors = await panel(canvas, 'Sports');
    await expect(canvas.getAllByRole('list', { name: /^Providers/ })).toEqual([vendors]);
    await userEvent.unhover(link(canvas, 'Sports'));
    await isClosed(canvas);
  },
};

/**
 * By keyboard: Arrow Down opens and enters, arrows move, Tab goes on to the next item, Escape closes; focus does
 * nothing.
 */
export const ByKeyboard: Story = {
  tags: ['both-directions'],
  play: async ({ canvas }) => {
    link(canvas, 'Home').focus();
    const forward = getComputedStyle(link(canvas, 'Home')).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(forward);
    await expect(link(canvas, 'Slots')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Slots: see all' })).toHaveFocus());
    await userEvent.keyboard(`{ArrowDown}${forward}`);
    const [, second] = within(await panel(canvas, 'Slots')).getAllByRole('link');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(link(canvas, 'Live casino')).toHaveFocus();
    await isClosed(canvas);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Live casino: see all' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(link(canvas, 'Live casino')).toHaveFocus();
    await isClosed(canvas);
  },
};

/** By touch and screen reader: the item's button opens and closes the panel, a press outside closes it. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await fireEvent.click(opener(canvas, 'Cards'));
    await panel(canvas, 'Cards');
    await fireEvent.click(opener(canvas, 'Cards'));
    await isClosed(canvas);
    await fireEvent.click(opener(canvas, 'Fishing'));
    await panel(canvas, 'Fishing');
    await fireEvent.pointerDown(canvasElement);
    await isClosed(canvas);
  },
};

/** Quiet mode hides the badge for new vendors, but not the one for maintenance. */
export const Quiet: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(opener(canvas, 'Cards'));
    const vendors = within(await panel(canvas, 'Cards'));
    const displayOf = (badge: string) => getComputedStyle(vendors.getByText(badge)).display;
    await expect(displayOf('New')).not.toBe('none');
    document.documentElement.setAttribute('data-quiet', '');
    try {
      await expect(displayOf('New')).toBe('none');
      await expect(displayOf('Under maintenance')).not.toBe('none');
    } finally {
      document.documentElement.removeAttribute('data-quiet');
    }
  },
};

/** Items that do not fit are listed behind one button: a single row, and nothing is cut off. */
export const LittleRoom: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: {
    navigation: {
      label: 'Games',
      items: [...places, ...places].map((place, index) => ({ ...place, href: `${place.href}-${index}` })),
      Panels: HousePanels,
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const places = within(canvas.getByRole('navigation')).getAllByRole('link');
    for (const place of places) {
      const { left, right, top } = place.getBoundingClientRect();
      await expect(left >= row.left && right <= row.right && top === row.top).toBe(true);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await canvas.findByRole('list', { name: 'More places' });
  },
};

export const Arabic: Story = {
  decorators: [inArabic],
  args: { navigation: { label: 'الألعاب', items: arabicPlaces, Panels: HousePanels } },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'المزوّدون: ألعاب السلوت' }));
    await canvas.findByRole('list', { name: 'Providers: ألعاب السلوت' });
  },
};
