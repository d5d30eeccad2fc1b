import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, see, type } from '../../testing/player.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';

const FIVE = '/lottery?gameCode=five-minute-draw';
const today = { from: '2026-03-02', to: '2026-03-02' };

/** The lottery page; `asked` are the days of the last request for bets. */
const open = async (path: string) => {
  const asked: Record<string, unknown>[] = [];
  const getBets: Stubs['getBets'] = ({ query }) => {
    const { from, to, pageNo } = query;
    asked.push({ from, to, pageNo });
    const items = from === '2026-02-01' ? [] : [examples.placeBet];
    return { items, pageNum: Number(pageNo), totalPages: 3, count: items.length };
  };
  // The day before in UTC, and in the browser.
  vi.setSystemTime('2026-03-01T20:00:00Z');
  const getStartUp = { ...examples.getStartUp, timeZone: 'Asia/Shanghai' };
  const site = await renderSite(path, { token: 't1', fetch: gatewaySaying({ getBets, getStartUp }) });
  const seeAsked = (days: object) => waitFor(() => expect(asked.at(-1)).toMatchObject(days));
  return { ...site, asked, seeAsked };
};

const isPressed = async (name: string) =>
  (await screen.findByRole('button', { name, hidden: true })).getAttribute('aria-pressed') === 'true';

it('the bets of all days are listed without a filter', async () => {
  const { asked } = await open(FIVE);
  await see('1 bet');
  await see(/waiting for the draw$/u);
  expect(asked.every(({ from, to }) => from === undefined && to === undefined)).toBe(true);
  expect(screen.queryByRole('button', { name: 'All dates' })).toBeNull();
});

it("a preset filters by the merchant's days and is kept in the address, which Back leaves", async () => {
  window.history.replaceState(null, '', '/terms');
  window.history.pushState(null, '', FIVE);
  const { seeAsked } = await open(FIVE);
  await press('2');
  await seeAsked({ pageNo: '2' });
  const before = window.history.length;
  await press('Today');
  await seeAsked({ ...today, pageNo: '1' });
  expect(window.location.search).toBe('?gameCode=five-minute-draw&days=today');
  expect([await isPressed('Today'), await isPressed('Last 7 days'), window.history.length]).toEqual([
    true,
    false,
    before,
  ]);
  await press('All dates');
  await waitFor(async () => expect(await isPressed('Today')).toBe(false));
  expect(window.location.search).toBe('?gameCode=five-minute-draw');
});

it('a reload and a shared link keep the filter', async () => {
  const first = await open(`${FIVE}&days=last7`);
  await first.seeAsked({ from: '2026-02-24', to: '2026-03-02' });
  expect(await isPressed('Last 7 days')).toBe(true);
  first.unmount();
  const again = await open(window.location.pathname + window.location.search);
  await again.seeAsked({ from: '2026-02-24', to: '2026-03-02' });
});

it('Back from another page returns to the filtered bets', async () => {
  const { seeAsked } = await open(`${FIVE}&days=today`);
  await seeAsked(today);
  const [link] = await screen.findAllByRole('link', { name: 'Five-Minute Draw' });
  if (link === undefined) throw new Error('The menu has no lottery.');
  fireEvent.click(link);
  await waitFor(() => expect(window.location.search).toBe('?gameCode=five-minute-draw'));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe('?gameCode=five-minute-draw&days=today'));
  // The address changes before React renders.
  await waitFor(async () => expect(await isPressed('Today')).toBe(true));
});

it('days are typed, and an invalid value changes nothing', async () => {
  const { seeAsked } = await open(FIVE);
  await type('From', '0002-02-01');
  expect((await screen.findByLabelText<HTMLInputElement>(/^From/u)).value).toBe('0002-02-01');
  expect(window.location.search).not.toContain('days');
  await type('From', '2026-02-01');
  await seeAsked({ from: '2026-02-01', to: undefined });
  await see('You placed no bets on this lottery in these days');
  await see('0 bets');
  await type('To', '2026-01-31');
  await see('Choose a day after the first one, or the same day.');
  expect(window.location.search).toContain('days=2026-02-01..');
  await type('To', '2026-02-28');
  await seeAsked({ from: '2026-02-01', to: '2026-02-28' });
  await type('From', '');
  await type('To', '');
  await waitFor(() => expect(window.location.search).not.toContain('days'));
});
