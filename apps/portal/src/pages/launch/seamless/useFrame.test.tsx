import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FrameRequest } from './frameMessages.ts';
import { useFrame } from './useFrame.ts';

const game = 'https://games.example/play?session=1';
const handleRequest = vi.fn<(request: FrameRequest) => void>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  handleRequest.mockReset();
});

function Stage({ url, tryNext }: { readonly url: string | undefined; readonly tryNext?: () => void }) {
  const { ref, state } = useFrame(url, handleRequest, tryNext);
  return (
    <>
      <iframe ref={ref} title="Game" sandbox="" />
      <output>{state}</output>
    </>
  );
}

const say = (type: string, { origin = 'https://games.example', source = frame().contentWindow } = {}): void => {
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: { type }, origin, source })));
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('Game');
const state = () => screen.getByRole('status').textContent;
const wait = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1000));

it('passes on each request of the game', () => {
  render(<Stage url={game} />);
  say('baize:ready');
  say('baize:balance');
  say('baize:balance');
  expect(handleRequest.mock.calls).toEqual([['ready'], ['balance'], ['balance']]);
  expect(state()).toBe('ready');
});

it('ignores other origins, and other windows of the same origin', () => {
  render(<Stage url={game} />);
  say('baize:close', { origin: 'https://evil.example' });
  say('baize:close', { source: window });
  expect(handleRequest).not.toHaveBeenCalled();
  expect(state()).toBe('loading');
});

it('is silent after 15 seconds without a message, until the first one', () => {
  render(<Stage url={game} />);
  wait(14.9);
  expect(state()).toBe('loading');
  wait(0.1);
  expect(state()).toBe('silent');
  say('baize:ready');
  expect(state()).toBe('ready');
});

it('does not count the time before the game has an address', () => {
  const { rerender } = render(<Stage url={undefined} />);
  wait(60);
  rerender(<Stage url={game} />);
  wait(14.9);
  expect(state()).toBe('loading');
});

it('tries the next address of a silent game, and is silent when there is none', () => {
  const tryNext = vi.fn<() => void>();
  const { rerender } = render(<Stage url={game} tryNext={tryNext} />);
  wait(15);
  expect([tryNext.mock.calls.length, state()]).toEqual([1, 'loading']);
  rerender(<Stage url="https://other.example/play" />);
  wait(14.9);
  expect(state()).toBe('loading');
  wait(0.1);
  expect([tryNext.mock.calls.length, state()]).toEqual([1, 'silent']);
});

it('asks the game, and nobody else, to pause and to go on [D58]', () => {
  render(<Pausing url={game} />);
  const told = vi.spyOn(frame().contentWindow as Window, 'postMessage').mockReturnValue();
  act(() => screen.getByRole('button').click());
  expect(told.mock.calls).toEqual([
    [{ type: 'baize:pause' }, 'https://games.example'],
    [{ type: 'baize:resume' }, 'https://games.example'],
  ]);
});

function Pausing({ url }: { readonly url: string }) {
  const { ref, pause } = useFrame(url, handleRequest);
  const handleClick = () => {
    pause(true);
    pause(false);
  };
  return (
    <>
      <iframe ref={ref} title="Game" sandbox="" />
      <button type="button" onClick={handleClick}>
        Pause
      </button>
    </>
  );
}
