import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  component: Pagination,
  args: { label: 'Pages', page: 1, pages: 3, href: (page: number) => `#page-${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

function Pressed() {
  const [page, setPage] = useState(2);
  return <Pagination label="Pressed" page={page} pages={3} onSelect={setPage} />;
}

/** Two pages; the first, middle and last of many; a narrow place. */
export const Places: Story = {
  render: () => (
    <>
      {[1, 2].map((page) => (
        <Pagination key={page} label={`Few, ${page}`} page={page} pages={2} href={(to) => `#few-${to}`} />
      ))}
      {[1, 6, 1200].map((page) => (
        <Pagination key={page} label={`Many, ${page}`} page={page} pages={1200} href={(to) => `#many-${to}`} />
      ))}
      <NarrowPlace>
        <Pagination label="Narrow" page={6} pages={1200} href={(to) => `#narrow-${to}`} />
      </NarrowPlace>
    </>
  ),
};

/** On the last page the arrow keeps the focus and does nothing. */
export const ToTheEnd: Story = {
  name: 'To the end',
  render: () => <Pressed />,
  play: async ({ canvas }) => {
    const next = canvas.getAllByRole('button').at(-1) as HTMLElement;
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};
