import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic } from '../testing/words.tsx';
import { DateRangeField } from './DateRangeField.tsx';

function Working(props: ComponentProps<typeof DateRangeField>) {
  const [value, setValue] = useState(props.value);
  return <DateRangeField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: DateRangeField,
  render: (args) => <Working {...args} />,
  args: {
    label: 'When',
    name: 'bets',
    value: { from: '2026-02-23', to: '2026-03-01' },
    onChange: fn(),
    presets: [
      { id: 'last7', label: 'Last 7 days', days: { from: '2026-02-23', to: '2026-03-01' } },
      { id: 'last30', label: 'Last 30 days', days: { from: '2026-01-31', to: '2026-03-01' } },
      { id: 'next7', label: 'Next 7 days', days: { from: '2026-03-01', to: '2026-03-07' } },
      { id: 'next30', label: 'Next 30 days', days: { from: '2026-03-01', to: '2026-03-30' } },
    ],
    fromLabel: 'From',
    toLabel: 'To',
    orderText: 'This is before the first date',
    hint: 'Dates are those of Dubai (UTC+4)',
  },
} satisfies Meta<typeof DateRangeField>;
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
export const Errors: Story = {
  render: (args) => (
    <>
      <DateRangeField {...args} value={{ from: '2026-03-01', to: '2026-02-01' }} />
      <NarrowPlace>
        <DateRangeField {...args} name="none" value={{ from: '', to: '' }} error="Choose two dates" />
      </NarrowPlace>
    </>
  ),
};

/** Without presets and label, as in a filter bar. */
export const Bare: Story = { args: { presets: undefined, labelHidden: true, hint: undefined } };
export const Empty: Story = { args: { value: { from: '', to: '' } } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'الفترة',
    presets: [
      { id: 'last7', label: 'آخر 7 أيام', days: { from: '2026-02-23', to: '2026-03-01' } },
      { id: 'lastMonth', label: 'الشهر الماضي', days: { from: '2026-02-01', to: '2026-02-28' } },
    ],
    fromLabel: 'من',
    toLabel: 'إلى',
    hint: 'التواريخ بتوقيت دبي',
  },
};
export const LongWords: Story = {
  args: {
    presets: [
      { id: 'last30', label: 'Últimos treinta días naturales', days: { from: '2026-01-31', to: '2026-03-01' } },
      { id: 'thisMonth', label: 'Mes en curso', days: { from: '2026-03-01', to: '2026-03-01' } },
      { id: 'lastMonth', label: 'Mes anterior completo', days: { from: '2026-02-01', to: '2026-02-28' } },
    ],
    fromLabel: 'Desde el día',
    toLabel: 'Hasta el día, inclusive',
    hint: 'Las fechas son las de Ciudad de México (UTC−6)',
  },
};
