import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inArabic } from '../testing/words.tsx';
import { SearchField } from './SearchField.tsx';

function InForm({ label }: { label: string }) {
  const [sent, setSent] = useState('');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('game');
    if (typeof typed === 'string') setSent(typed);
  };
  return (
    <search>
      <form onSubmit={handleSubmit}>
        <SearchField name="game" label={label} maxLength={20} />
        <output>{sent}</output>
      </form>
    </search>
  );
}

const meta = {
  component: SearchField,
  args: { name: 'game', label: 'Search games' },
  render: ({ label }) => <InForm label={label} />,
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Submitted by Enter or by its button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search games' }), 'koi{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('koi');
    await userEvent.type(canvas.getByRole('searchbox'), ' pond');
    await userEvent.click(canvas.getByRole('button', { name: 'Search games' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('koi pond');
  },
};
export const LongWords: Story = { args: { label: 'Buscar entre todos los juegos de todos los proveedores' } };
export const Arabic: Story = { decorators: [inArabic], args: { label: 'ابحث عن الألعاب' } };
