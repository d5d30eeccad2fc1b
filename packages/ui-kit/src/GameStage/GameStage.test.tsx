import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/index.ts';
import { englishWords } from '../testing/words.tsx';
import { GameStage, type GameStageProps } from './GameStage.tsx';

function renderStage(props: Partial<GameStageProps>) {
  render(
    <KitWordsProvider words={englishWords}>
      <GameStage
        title="Crystal Rain"
        src="https://games.example/play"
        state="ready"
        silentText="It may open better in a tab."
        onClose={vi.fn()}
        onOpenTab={vi.fn()}
        {...props}
      />
    </KitWordsProvider>,
  );
}

test('the frame is named by its game and may not lead the page elsewhere', () => {
  renderStage({});
  const frame = screen.getByTitle('Crystal Rain');
  expect(frame.getAttribute('src')).toBe('https://games.example/play');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('a silent frame stays and a tab is offered beside it', () => {
  renderStage({ state: 'silent' });
  expect(screen.getByTitle('Crystal Rain')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('It may open better in a tab.');
  expect(screen.getAllByRole('button', { name: 'Open in a tab' })).toHaveLength(2);
});

test('while the address is fetched there is no frame, only the wait', () => {
  renderStage({ state: 'loading', src: undefined });
  expect(screen.queryByTitle('Crystal Rain')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('what cannot open says why instead of showing a frame', () => {
  renderStage({ state: 'loading', notice: <p>Back at 18:00</p> });
  expect(screen.queryByTitle('Crystal Rain')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('Back at 18:00')).toBeDefined();
});
