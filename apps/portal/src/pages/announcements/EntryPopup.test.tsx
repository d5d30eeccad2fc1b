import type { Announcement } from '@baize/features/announcements';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../testing/player.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { EntryPopup } from './EntryPopup.tsx';

const item = (number: number): Announcement => ({
  id: `a${number}`,
  title: `Title ${number}`,
  content: `<p onclick="x()">Text <b>${number}</b></p><script>alert(1)</script>`,
  execution: 'B',
});

const render = async (count: number) => {
  const handleClose = vi.fn<() => void>();
  const [first = item(1), ...others] = Array.from({ length: count }, (_, index) => item(index + 1));
  await renderInSite(<EntryPopup items={[first, ...others]} onClose={handleClose} />);
  return handleClose;
};

const titles = () => screen.getAllByRole('button', { name: /^Title/u }).map(({ textContent }) => textContent);
const shown = () => document.querySelector('[aria-live=polite] > div')?.innerHTML;

it('has its titles eleven a page, one page at a time, and the text of the one that is chosen [REQ-205]', async () => {
  await render(13);
  expect(titles()).toEqual(Array.from({ length: 11 }, (_, index) => `Title ${index + 1}`));
  expect(shown()).toBe('<p>Text <b>1</b></p>');
  fireEvent.click(screen.getByRole('button', { name: 'Title 4' }));
  expect(shown()).toBe('<p>Text <b>4</b></p>');
  expect(screen.getByRole('button', { name: 'Title 4' }).getAttribute('aria-current')).toBe('true');
});

it('shows the first title of the page that is turned to [REQ-205]', async () => {
  await render(13);
  await press('Next');
  expect(titles()).toEqual(['Title 12', 'Title 13']);
  expect(shown()).toBe('<p>Text <b>12</b></p>');
});

it('has no list of titles where there is but one, and leads nowhere unless it is a promotion', async () => {
  await render(1);
  expect(screen.queryAllByRole('button', { name: /^Title/u })).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Title 1' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads from a promotion to the reward center, and closes on the way [REQ-205]', async () => {
  const handleClose = vi.fn<() => void>();
  await renderInSite(<EntryPopup items={[{ ...item(1), promotionType: 'cashback' }]} onClose={handleClose} />);
  const link = screen.getByRole('link', { name: 'Go to the promotion' });
  expect(link.getAttribute('href')).toBe('/rewardCenter');
  fireEvent.click(link);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('is closed by its button', async () => {
  const handleClose = await render(2);
  await press('Close');
  expect(handleClose).toHaveBeenCalledTimes(1);
});
