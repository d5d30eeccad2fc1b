import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DatePresets, DateRangeField, type Days } from '../DateRangeField/DateRangeField.tsx';
import { Select } from '../Select/Select.tsx';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { inArabic } from '../testing/words.tsx';
import { FilterBar } from './FilterBar.tsx';

type Filters = Days & { type: string };

const english = {
  label: 'Filter bets',
  period: 'Period',
  last7: 'Last 7 days',
  last30: 'Last 30 days',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  from: 'From',
  to: 'To',
  order: 'This is before the first date',
  type: 'Type',
  types: ['All', 'Slots', 'Lottery'],
  result: '128 bets' as string | undefined,
  reset: 'Reset',
  open: 'Filters',
  title: 'Filters',
  apply: 'Apply',
};

const spanish = {
  ...english,
  label: 'Filtrar apuestas',
  last7: 'Últimos siete días naturales',
  last30: 'Últimos treinta días naturales',
  thisMonth: 'Mes en curso',
  lastMonth: 'Mes anterior',
  from: 'Desde el día',
  to: 'Hasta el día, inclusive',
  type: 'Tipo de movimiento',
  types: ['Todos los tipos de movimiento', 'Tragamonedas'],
  result: '1.284.512 apuestas encontradas',
  reset: 'Restablecer filtros',
  open: 'Filtros',
  apply: 'Aplicar los filtros',
};

const arabic = {
  ...english,
  label: 'تصفية الرهانات',
  period: 'الفترة',
  last7: 'آخر 7 أيام',
  last30: 'آخر 30 يومًا',
  thisMonth: 'هذا الشهر',
  lastMonth: 'الشهر الماضي',
  from: 'من',
  to: 'إلى',
  type: 'النوع',
  types: ['الكل', 'السلوت'],
  result: '128 رهانًا',
  reset: 'إعادة الضبط',
  open: 'التصفية',
  title: 'التصفية',
  apply: 'تطبيق',
};

const week: Filters = { from: '2026-02-23', to: '2026-03-01', type: 'All' };

const presetDays = {
  last7: { from: '2026-02-23', to: '2026-03-01' },
  last30: { from: '2026-01-31', to: '2026-03-01' },
  thisMonth: { from: '2026-03-01', to: '2026-03-01' },
  lastMonth: { from: '2026-02-01', to: '2026-02-28' },
};

function Bets({ words, name = 'bets', initial = week }: { words: typeof english; name?: string; initial?: Filters }) {
  const [value, setValue] = useState(initial);
  const presets = (Object.keys(presetDays) as (keyof typeof presetDays)[]).map((id) => ({
    id,
    label: words[id],
    days: presetDays[id],
  }));
  const changed = value.type !== 'All' || value.from !== week.from;
  return (
    <FilterBar
      label={words.label}
      value={value}
      onChange={setValue}
      result={words.result}
      chips={
        <DatePresets
          label={words.period}
          presets={presets}
          value={value}
          onChange={(days) => setValue({ ...value, ...days })}
        />
      }
      reset={changed ? { label: words.reset, onReset: () => setValue(week) } : undefined}
      sheet={{ open: words.open, active: changed ? 1 : 0, title: words.title, apply: words.apply }}
    >
      {(filters, change) => (
        <>
          <DateRangeField
            label={words.period}
            labelHidden
            name={name}
            value={filters}
            onChange={(days) => change({ ...filters, ...days })}
            fromLabel={words.from}
            toLabel={words.to}
            orderText={words.order}
          />
          <Select
            label={words.type}
            name={`${name}Type`}
            value={filters.type}
            onChange={(event) => change({ ...filters, type: event.target.value })}
            options={words.types.map((type) => ({ value: type, label: type }))}
          />
        </>
      )}
    </FilterBar>
  );
}

const meta = { component: Bets, args: { words: english } } satisfies Meta<typeof Bets>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wide: controls act at once; the number of results is the live region. */
export const Default: Story = {};
export const Changed: Story = {
  args: { initial: { ...week, from: '2026-01-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('128 bets');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.queryByRole('button', { name: 'Reset' })).toBeNull();
  },
};
export const Loading: Story = { args: { words: { ...english, result: undefined } } };

/** Narrow: a sheet, whose choices count when applied and are dropped when it is closed. */
export const Sheet: Story = {
  render: (args) => (
    <NarrowPlace>
      <Bets {...args} />
    </NarrowPlace>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await userEvent.click(opener);
    const sheet = canvas.getByRole('dialog', { name: 'Filters' });
    await userEvent.selectOptions(within(sheet).getByRole('combobox'), 'Slots');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Apply' }));
    await expect(opener).toHaveTextContent('Filters (1)');
    await expect(opener).toHaveFocus();
  },
};

export const SheetOpened: Story = {
  name: 'Sheet, open',
  render: (args) => (
    <NarrowPlace>
      <Bets {...args} />
    </NarrowPlace>
  ),
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Filters' })),
};

export const LongWords: Story = {
  args: { words: spanish, initial: { ...week, type: 'Tragamonedas' } },
  render: (args) => (
    <>
      <Bets {...args} />
      <NarrowPlace>
        <Bets {...args} name="narrow" />
      </NarrowPlace>
    </>
  ),
};
export const Arabic: Story = { decorators: [inArabic], args: { words: arabic } };
