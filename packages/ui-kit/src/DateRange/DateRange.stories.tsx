import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { DateRange } from './DateRange.tsx';

function Working(props: ComponentProps<typeof DateRange>) {
  const [value, setValue] = useState(props.value);
  return <DateRange {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateRange,
  render: (args) => <Working {...args} />,
  args: {
    label: 'When',
    name: 'bets',
    today: '2026-03-01',
    value: { from: '2026-02-23', to: '2026-03-01' },
    onChange: fn(),
    presets: [
      { preset: 'last7', label: 'Last 7 days' },
      { preset: 'last30', label: 'Last 30 days' },
      { preset: 'next7', label: 'Next 7 days' },
      { preset: 'next30', label: 'Next 30 days' },
    ],
    fromLabel: 'From',
    toLabel: 'To',
    orderText: 'This is before the first date',
    hint: 'Dates are those of Dubai (UTC+4)',
  },
} satisfies Meta<typeof DateRange>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A preset sets both dates and stays pressed while they match. */
export const Preset: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Last 7 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Next 30 days' }));
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-03-01');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-03-30');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Next 30 days');
    await expect(canvas.getByRole('group', { name: 'When' })).toHaveAccessibleDescription(
      'Dates are those of Dubai (UTC+4)',
    );
  },
};

/** Errors: the second date before the first, and no dates in a narrow place. */
export const Faults: Story = {
  render: (args) => (
    <>
      <DateRange {...args} value={{ from: '2026-03-01', to: '2026-02-01' }} />
      <NarrowPlace>
        <DateRange {...args} name="none" value={{ from: '', to: '' }} error="Choose two dates" />
      </NarrowPlace>
    </>
  ),
};
