import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { NoticeItem } from './NoticeItem.tsx';

const item = { id: 'a', title: 'Maintenance', content: '<p>Tonight.</p>', execution: 'A' } as const;
const text = () => document.querySelector('[data-half]');

it.each([
  ['for good', {}, 'No end date'],
  [
    'from a day to another',
    { startDate: '2026-01-02T12:00:00Z', endDate: '2026-03-04T12:00:00Z' },
    'Jan 2 – Mar 4, 2026',
  ],
  ['until a day', { endDate: '2026-03-04T12:00:00Z' }, 'Mar 4, 2026'],
])('says that it holds %s [REQ-206]', async (_how, term, said) => {
  await renderInSite(<NoticeItem item={{ ...item, ...term }} />);
  // The item suspends until the sanitiser's chunk has loaded.
  await screen.findByRole('article');
  expect(document.querySelector('small')?.textContent.replaceAll(/\s/gu, ' ')).toBe(said);
});

it('shows half of its text until it is pressed, and half again at the next press [REQ-206]', async () => {
  const handleOpen = vi.fn<() => void>();
  await renderInSite(<NoticeItem item={item} isUnread onOpen={handleOpen} />);
  const button = await screen.findByRole('button', { name: 'Maintenance, unread' });
  expect([button.getAttribute('aria-expanded'), text() === null]).toEqual(['false', false]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), text() === null]).toEqual(['true', true]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), text() === null]).toEqual(['false', false]);
  expect(handleOpen).toHaveBeenCalledTimes(1);
});
