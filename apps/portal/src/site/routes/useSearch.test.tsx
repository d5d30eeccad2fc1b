import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { useSearch } from './useSearch.ts';

afterEach(() => vi.restoreAllMocks());

function Game() {
  return <output>{useSearch('seamless').vendor}</output>;
}

it('parses the address of a page', async () => {
  await renderInSite(<Game />, '/seamless?vassalage=PG&gameCode=7');
  expect(screen.getByRole('status').textContent).toBe('PG');
});

it('throws when the address does not name what the page needs', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(renderInSite(<Game />, '/seamless')).rejects.toThrow('The address of seamless names nothing');
});
