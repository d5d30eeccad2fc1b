import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { VendorTile } from './VendorTile.tsx';
import { VendorTilePlace } from './VendorTilePlace.tsx';

const meta = {
  component: VendorTile,
  args: { name: 'Northern Reels', pictures: [pictures.coverGems], href: '#northern' },
} satisfies Meta<typeof VendorTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A link as a whole. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Northern Reels' })).toHaveAttribute('href', '#northern');
  },
};
/** New, and pressed where there is no address. */
export const Pressed: Story = {
  args: { isNew: true, href: undefined, onSelect: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Northern Reels/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
/** Leads nowhere, and says until when. */
export const Maintenance: Story = {
  args: { maintenance: { until: 'until 18:00' }, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/until 18:00/)).toBeVisible();
  },
};
export const LongName: Story = { args: { name: 'Compañía Internacional de Entretenimiento en Vivo y Mesas' } };
export const Awaited: Story = { render: () => <VendorTilePlace /> };
export const Arabic: Story = { decorators: [inArabic], args: { name: 'بكرات الشمال', isNew: true } };
