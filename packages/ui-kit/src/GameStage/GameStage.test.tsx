import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { GameStage, type GameStageProps } from './GameStage.tsx';

const renderStage = (props: Partial<GameStageProps>) => {
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
};

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

test('a game gets the permissions of games, and the page’s origin as its referrer', () => {
  const handleLoad = vi.fn();
  renderStage({ onFrameLoad: handleLoad });
  const frame = screen.getByTitle('Crystal Rain');
  const sandbox = frame.getAttribute('sandbox')?.split(' ');
  expect(sandbox).toEqual(
    expect.arrayContaining(['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups']),
  );
  expect(frame.getAttribute('allow')?.split('; ')).toEqual(expect.arrayContaining(['autoplay', 'fullscreen']));
  expect(frame.getAttribute('referrerpolicy')).toBe('origin');
  fireEvent.load(frame);
  expect(handleLoad).toHaveBeenCalledTimes(1);
});

test('a ready game is shown without spinner, offer or cover', () => {
  renderStage({ onOpenTab: undefined });
  expect(screen.getByTitle('Crystal Rain').nextElementSibling).toBeNull();
  expect([screen.queryByRole('status'), screen.queryByText('It may open better in a tab.')]).toEqual([null, null]);
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close']);
});

test('a silent frame without a tab to offer says that it is silent; one that cannot open does not', () => {
  renderStage({ state: 'silent', onOpenTab: undefined });
  expect(screen.getByRole('status').textContent).toBe('It may open better in a tab.');
  expect(screen.queryByRole('button', { name: 'Open in a tab' })).toBeNull();
  cleanup();
  renderStage({ state: 'silent', notice: <p>Back at 18:00</p> });
  expect(screen.queryByRole('status')).toBeNull();
});

test('the whole stage fills the screen where a browser can, and a refusal leaves the game in the page', async () => {
  renderStage({});
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  cleanup();
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
  const asked: unknown[] = [];
  // No mock function, which would handle the rejection.
  Object.assign(HTMLElement.prototype, {
    requestFullscreen(this: HTMLElement) {
      asked.push(this);
      return Promise.reject(new Error('refused'));
    },
  });
  renderStage({});
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  await Promise.resolve();
  expect(asked).toEqual([screen.getByTitle('Crystal Rain').closest('[data-stage]')]);
  expect(screen.getByTitle('Crystal Rain')).toBeDefined();
  Reflect.deleteProperty(document, 'fullscreenEnabled');
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
});
