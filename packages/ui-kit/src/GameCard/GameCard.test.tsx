import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../samples/words.tsx';
import { GameCard, type GameCardProps } from './GameCard.tsx';

function renderCard(props: Partial<GameCardProps>) {
  return render(
    <KitWordsProvider words={englishWords}>
      <GameCard name="Crystal Rain" vendor="Northern Reels" play={{ href: '/play' }} {...props} />
    </KitWordsProvider>,
  );
}

test('[REQ-176] play and try are named by their game', () => {
  const handleTry = vi.fn();
  renderCard({ tryGame: { onSelect: handleTry } });
  expect(screen.getByRole('link', { name: 'Play Crystal Rain' }).getAttribute('href')).toBe('/play');
  fireEvent.click(screen.getByRole('button', { name: 'Try Crystal Rain' }));
  expect(handleTry).toHaveBeenCalledTimes(1);
});

test('[REQ-173] under maintenance nothing can be played and the end is told', () => {
  renderCard({ maintenance: { until: 'until 18:00' }, tryGame: { href: '/try' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('until 18:00')).toBeDefined();
});

test('[REQ-076] a failed picture gives way to the tint and is not asked for again', () => {
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
