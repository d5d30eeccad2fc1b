import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { GameCard } from './GameCard.tsx';

const place = vi.hoisted(() => ({ near: false }));

vi.mock(import('../near/useNear.ts'), () => ({ useNear: () => place.near }));

test('a cover is asked for no sooner than its card comes near', () => {
  const card = (
    <KitWordsProvider words={englishWords}>
      <GameCard name="Crystal Rain" vendor="Northern Reels" play={{ href: '/play' }} cover="/cover.png" />
    </KitWordsProvider>
  );
  expect(render(card).container.querySelector('img')).toBeNull();
  place.near = true;
  expect(render(card).container.querySelector('img')).not.toBeNull();
});
