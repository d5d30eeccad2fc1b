import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { SideSheet, type SideSheetProps } from './SideSheet.tsx';

function Opened(props: Omit<SideSheetProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SideSheet {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const facts = ['Stake', 'Prize', 'Net'].map((label) => ({ id: label, label, value: '¥2.00' }));

const meta = {
  component: Opened,
  args: { title: 'Dragon Gate', children: <DescriptionList items={facts} /> },
  tags: ['both-directions'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  },
} satisfies Meta<typeof Opened>;
export default meta;

type Story = StoryObj<typeof meta>;

/** At the end side over the whole height; the focus returns to where it came from. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: 'Dragon Gate' });
    const { left, right } = sheet.getBoundingClientRect();
    const isMirrored = getComputedStyle(canvasElement).direction === 'rtl';
    await expect(Math.round(isMirrored ? left : right)).toBe(isMirrored ? 0 : window.innerWidth);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await expect(sheet).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

/** A press outside closes it, since it has no typed text. */
export const PressedBeside: Story = {
  name: 'Pressed beside',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = canvas.getByRole('dialog');
    await userEvent.click(sheet);
    await expect(sheet).not.toHaveAttribute('open');
  },
};

/** On a phone: a sheet at the lower edge. */
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'w360' } } };
