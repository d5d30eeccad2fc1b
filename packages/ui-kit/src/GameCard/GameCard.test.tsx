import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { GameCard, type GameCardProps } from './GameCard.tsx';
import type { GameCardAction } from './GameCardActions.tsx';

const renderCard = (props: Partial<GameCardProps>) =>
  render(
    <KitWordsProvider words={englishWords}>
      <GameCard name="Crystal Rain" vendor="Northern Reels" play={{ href: '/play' }} {...props} />
    </KitWordsProvider>,
  );

test('[REQ-176] play and try are named by their game', () => {
  const handleTry = vi.fn();
  renderCard({ tryGame: { onSelect: handleTry } });
  expect(screen.getByRole('link', { name: 'Play Crystal Rain' }).getAttribute('href')).toBe('/play');
  fireEvent.click(screen.getByRole('button', { name: 'Try Crystal Rain' }));
  expect(handleTry).toHaveBeenCalledTimes(1);
});

test('an action is an address or a handler: none and both are refused by their type', () => {
  const address: GameCardAction = { href: '/play' };
  const handler: GameCardAction = { onSelect: vi.fn() };
  // @ts-expect-error -- Neither address nor handler.
  const none: GameCardAction = {};
  // @ts-expect-error -- The address is required to be defined.
  const missing: GameCardAction = { href: undefined };
  // @ts-expect-error -- Both address and handler.
  const both: GameCardAction = { href: '/play', onSelect: vi.fn() };
  expect([address, handler, none, missing, both]).toHaveLength(5);
});

test('the name comes before what can be done with it, and names the card', () => {
  renderCard({ tryGame: { href: '/try' }, favourite: <button type="button">Favourite</button> });
  const card = screen.getByRole('article', { name: 'Crystal Rain' });
  const order = [...card.querySelectorAll('h3, p, a, button:not([aria-hidden])')].map(({ tagName }) => tagName);
  expect(order).toEqual(['H3', 'P', 'A', 'A', 'BUTTON']);
});

test('[REQ-173] under maintenance nothing can be played and the end is told', () => {
  renderCard({ maintenance: { until: 'until 18:00' }, tryGame: { href: '/try' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('until 18:00')).toBeDefined();
});

test('[REQ-173] what is new says so, and nothing else does', () => {
  const { unmount } = renderCard({ isNew: true });
  expect(screen.getByText('New')).toBeDefined();
  unmount();
  renderCard({});
  expect(screen.queryByText('New')).toBeNull();
});

test('a failed picture gives way to the tint and is not asked for again', () => {
  const { container, rerender } = renderCard({ cover: '/missing.png' });
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).toBeNull();
  rerender(
    <KitWordsProvider words={englishWords}>
      <GameCard name="Crystal Rain" vendor="Northern Reels" play={{ href: '/play' }} cover="/other.png" />
    </KitWordsProvider>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});

test.each([
  ['crystal rain', 'C'],
  ['“Quoted”', 'Q'],
  ['水晶雨', '水'],
  ['किला', 'कि'],
  ['88 Fortunes', '8'],
  ['—', ''],
])('the tint of %j carries %j', (name, initial) => {
  const { container } = renderCard({ name, play: { href: '/play' } });
  expect(container.querySelector('article > div > span')?.textContent).toBe(initial);
});

test('a tap on the picture reveals the actions by focus, which the keyboard never finds there', () => {
  const { container } = renderCard({});
  const reveal = container.querySelector('button[aria-hidden="true"]') as HTMLElement;
  expect(reveal.tabIndex).toBe(-1);
  // Only touch screens display it, and a hidden element cannot take the focus.
  reveal.style.display = 'block';
  fireEvent.click(reveal);
  expect(document.activeElement).toBe(reveal);
});

test('only a new game says so, only a game under maintenance is dimmed, and only one that has a trial offers it', () => {
  const { container } = renderCard({});
  const cover = () => container.querySelector('article > div');
  expect([screen.queryByText('New'), cover()?.hasAttribute('data-maintenance')]).toEqual([null, false]);
  expect(screen.queryByRole('link', { name: /^Try/ })).toBeNull();
  cleanup();
  const other = renderCard({ isNew: true, maintenance: {}, favourite: <i>heart</i> });
  expect([screen.getByText('New').tagName, screen.getByText('heart').tagName]).toEqual(['STRONG', 'I']);
  const dimmed = other.container.querySelector('article > div');
  expect(dimmed?.hasAttribute('data-maintenance')).toBe(true);
  expect(screen.getByText('heart').parentElement).not.toBe(dimmed);
  expect(screen.getByText('Maintenance')).toBeDefined();
});

test('a cover comes in the size of its card, and without sizes as it is', () => {
  const { container } = renderCard({ cover: '/cover.png', coverSizes: '/small.png 200w' });
  expect(container.querySelector('img')?.sizes).toBe('auto, 12.5rem');
  cleanup();
  const plain = renderCard({ cover: '/cover.png' });
  expect(plain.container.querySelector('img')?.hasAttribute('sizes')).toBe(false);
});
