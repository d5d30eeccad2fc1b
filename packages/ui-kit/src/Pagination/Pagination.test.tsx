import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { pageRow, Pagination, type PaginationProps } from './Pagination.tsx';

const show = (props: PaginationProps) =>
  render(
    <KitWordsProvider words={englishWords}>
      <Pagination {...props} />
    </KitWordsProvider>,
  );

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 > 8'],
  [4, 8, '1 2 3 4 5 > 8'],
  [5, 8, '1 < 4 5 6 7 8'],
  [5, 9, '1 < 4 5 6 > 9'],
  [99, 99, '1 < 95 96 97 98 99'],
])('on page %i of %i stands: %s', (page, pages, row) => {
  const written = pageRow(page, pages).map((entry) => ({ 'gap before': '<', 'gap after': '>' })[entry] ?? entry);
  expect(written.join(' ')).toBe(row);
});

test('each page is in its own row once, and no row of many pages is longer or shorter than another', () => {
  for (let page = 1; page <= 30; page += 1) {
    const row = pageRow(page, 30);
    expect([row.length, new Set(row).size, row.includes(page), row[0], row.at(-1)]).toEqual([7, 7, true, 1, 30]);
  }
});

test('pages with addresses are links, and an end leads nowhere', () => {
  show({ label: 'Pages', page: 1, pages: 3, href: (page) => `?page=${page}` });
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['?page=1', '?page=1', '?page=2', '?page=3', '?page=2']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('1');
  expect(fireEvent.click(screen.getByRole('link', { name: 'Back' }))).toBe(false);
  expect(screen.getByRole('link', { name: 'Forward' }).hasAttribute('aria-disabled')).toBe(false);
});

test('without addresses a press says which page, and at an end nothing', () => {
  const handleSelect = vi.fn();
  show({ label: 'Pages', page: 3, pages: 3, onSelect: handleSelect });
  for (const name of ['Forward', 'Back', '1']) fireEvent.click(screen.getByRole('button', { name }));
  expect(handleSelect.mock.calls).toEqual([[2], [1]]);
});

test('a list of one page says nothing of pages', () => {
  const { container } = show({ label: 'Pages', page: 1, pages: 1, onSelect: vi.fn() });
  expect(container.innerHTML).toBe('');
});
