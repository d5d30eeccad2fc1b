import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { AmountText } from './AmountText.tsx';

const meta = { component: AmountText, args: { amount: 'AED\u00A01,250.00' } } satisfies Meta<typeof AmountText>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A balance or a limit: no sign, no colour. */
export const Plain: Story = {};
export const In: Story = { args: { direction: 'in' } };
export const Out: Story = { args: { direction: 'out' } };
export const None: Story = { args: { direction: 'none', amount: 'AED\u00A00.00' } };
export const Struck: Story = { args: { struck: true } };

/** The figure of a card; too long for its place, it breaks between currency and figure. */
export const Large: Story = {
  args: { size: 'large', amount: 'VND\u00A012,345,678,900' },
  render: (args) => (
    <NarrowPlace>
      <AmountText {...args} />
    </NarrowPlace>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('bdi')?.parentElement as HTMLElement;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

/** Within a sentence from right to left the sign stays before the figure. */
export const Arabic: Story = {
  decorators: [inArabic],
  args: { direction: 'out', amount: '\u200f1,250.00\u00A0SAR' },
  render: (args) => (
    <p>
      <span>ربح </span>
      <AmountText {...args} />
    </p>
  ),
};
export const Urdu: Story = { decorators: [inUrdu], args: { direction: 'in', amount: 'Rs\u00A01,250.00' } };
