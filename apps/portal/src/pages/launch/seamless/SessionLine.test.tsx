import type { PlayLine } from '@baize/features/launch';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { SessionLine } from './SessionLine.tsx';

afterEach(cleanup);

const startedAt = 0;
const net = (direction: 'ahead' | 'behind' | 'even', amount: string): PlayLine => ({
  kind: 'net',
  startedAt,
  direction,
  amount,
  currency: 'CNY',
});

it.each([
  [net('ahead', '3000'), '+¥30.00ahead'],
  [net('behind', '123456789'), '−¥1,234,567.89behind'],
  [net('even', '0'), '¥0.00even'],
])('says in figures, a sign and a word what %o is', async (line, said) => {
  await renderInSite(<SessionLine line={line} />);
  expect(screen.getByText('This game')).toBeDefined();
  expect(document.querySelector('[data-direction]')?.textContent).toBe(said);
  expect(screen.getByRole('timer', { name: 'Time played' }).textContent).toMatch(/^\d\d:\d\d$/u);
});

it('says the time alone where no net is known, and what kind of money it is beside it', async () => {
  await renderInSite(
    <SessionLine line={{ kind: 'time', startedAt }}>
      <span>Play money</span>
    </SessionLine>,
  );
  expect(document.querySelector('[data-direction]')).toBeNull();
  expect(screen.getByText('This game').closest('[data-play]')?.textContent).toMatch(/Play money$/u);
});

it('says nothing of its own before the game is open', async () => {
  const { container } = await renderInSite(
    <SessionLine line={{ kind: 'none' }}>
      <span>Play money</span>
    </SessionLine>,
  );
  expect(screen.queryByRole('timer')).toBeNull();
  expect(container.textContent).toContain('Play money');
});
