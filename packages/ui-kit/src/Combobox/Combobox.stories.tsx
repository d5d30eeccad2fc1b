import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { Combobox } from './Combobox.tsx';

const games = [
  { id: 'kites', label: 'Kites over the bay', detail: 'Northwind', pictures: [pictures.coverKite] },
  { id: 'gems', label: 'Gems', detail: 'Reels & Sons', pictures: [pictures.coverGems] },
  { id: 'tide', label: 'Marea alta: la leyenda de los siete buscadores de perlas', pictures: [pictures.coverTide] },
  { id: 'none', label: 'نجوم الصحراء', detail: 'Oasis', pictures: [pictures.missing] },
];

function Working(props: ComponentProps<typeof Combobox>) {
  const [value, setValue] = useState(props.value);
  const options = value === '' ? [] : props.options.filter(({ label }) => label.toLowerCase().includes(value));
  return <Combobox {...props} value={value} onChange={setValue} options={options} />;
}

const meta = {
  component: Combobox,
  render: (args) => <Working {...args} />,
  args: {
    label: 'Search games',
    name: 'search',
    placeholder: 'Game or vendor',
    value: '',
    onChange: fn(),
    options: games,
    onChoose: fn(),
  },
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Options appear during typing; a pressed option is chosen, and the focus stays in the input. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('combobox', { name: 'Search games' });
    await userEvent.type(line, 'g');
    await userEvent.click(canvas.getByRole('option', { name: 'Gems Reels & Sons' }));
    await expect(args.onChoose).toHaveBeenCalledWith(games[1]);
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(line).toHaveFocus();
  },
};

/** Open, with a marked option: long names, other scripts, a picture that failed. */
export const Open: Story = {
  render: (args) => <Combobox {...args} />,
  args: { value: 'a', labelHidden: true, status: '4 of 120 games', onChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('نجوم الصحراء');
    await expect(canvas.getByRole('combobox', { name: 'Search games' })).toHaveFocus();
    await expect(canvas.getByText('Search games').offsetWidth).toBe(1);
  },
};

/** No match: the status is shown in place of the list and announced. */
export const None: Story = {
  args: { status: 'No game has this name', hint: 'In any of the seven languages' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No game has this name');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Five hundred options: the active one is scrolled into view. */
export const Many: Story = {
  render: (args) => <Combobox {...args} />,
  args: {
    value: 'g',
    options: Array.from({ length: 500 }, (_, place) => ({ id: String(place), label: `Game ${place + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowUp}');
    const marked = canvas.getByText('Game 500').getBoundingClientRect();
    await expect(marked.bottom).toBeLessThanOrEqual(canvas.getByRole('listbox').getBoundingClientRect().bottom);
  },
};
