import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { KitWordsProvider } from '../KitWords/KitWords.tsx';
import { englishWords } from '../testing/words.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const notices = [
  { id: '1', title: 'Play for fun' },
  { id: '2', title: 'The draw is at noon' },
];

let measure: () => void;
const disconnect = vi.fn();
const animation = { play: vi.fn(), pause: vi.fn(), cancel: vi.fn() };
const animate = vi.fn<(...args: unknown[]) => typeof animation>(() => animation);
let lessMotion = false;
const followed = new Set<() => void>();

/** Notices 900 px long in a line of 200 px. */
beforeEach(() => {
  lessMotion = false;
  for (const each of [disconnect, animate, ...Object.values(animation)]) each.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        measure = tell;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return lessMotion;
    },
    addEventListener: (_: string, follow: () => void) => followed.add(follow),
    removeEventListener: (_: string, follow: () => void) => followed.delete(follow),
  }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  HTMLElement.prototype.animate = animate as never;
});

const renderLine = (direction: 'ltr' | 'rtl' = 'ltr') => {
  const line = render(
    <KitWordsProvider words={englishWords}>
      <div style={{ direction }}>
        <NoticeLine label="Notices" notices={notices} />
      </div>
    </KitWordsProvider>,
  );
  act(() => measure());
  return line;
};

const button = (name: string) => screen.queryByRole('button', { name });

test('[REQ-056] what is longer than the line passes it in ten seconds a line, away from where reading begins', () => {
  renderLine();
  expect(animate).toHaveBeenLastCalledWith({ translate: ['0', '-900px'] }, { duration: 45_000, iterations: Infinity });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getAllByText('Play for fun')).toHaveLength(2);
});

test('from right to left it passes the other way', () => {
  renderLine('rtl');
  expect(animate.mock.lastCall?.[0]).toEqual({ translate: ['0', '900px'] });
});

test('[REQ-056] it is paused and goes on by its button, and rests under the pointer', () => {
  const { container } = renderLine();
  const line = container.querySelector('section') as HTMLElement;
  fireEvent.pointerEnter(line);
  expect(animation.pause).toHaveBeenCalledTimes(1);
  animation.play.mockClear();
  fireEvent.pointerLeave(line);
  expect(animation.play).toHaveBeenCalledTimes(1);
  fireEvent.click(button('Pause: Notices') as HTMLElement);
  expect(animation.pause).toHaveBeenCalledTimes(2);
  animation.play.mockClear();
  fireEvent.pointerLeave(line);
  expect(animation.play).not.toHaveBeenCalled();
  fireEvent.click(button('Resume: Notices') as HTMLElement);
  expect(animation.play).toHaveBeenCalledTimes(1);
});

test('what fits on the line stands still and needs no button', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(200);
  renderLine();
  expect(animate).not.toHaveBeenCalled();
  expect([button('Pause: Notices'), screen.queryByRole('group')]).toEqual([null, null]);
});

test('[REQ-056] for who asks for less motion it stands still and is scrolled by hand, from that moment on', () => {
  renderLine();
  lessMotion = true;
  animate.mockClear();
  act(() => followed.forEach((follow) => follow()));
  expect([animation.cancel.mock.calls.length, animate.mock.calls.length]).toEqual([1, 0]);
  expect(button('Pause: Notices')).toBeNull();
  expect(screen.getByRole('group', { name: 'Notices' }).tabIndex).toBe(0);
  expect(screen.getAllByText('Play for fun')).toHaveLength(1);
});

test('a line that is gone leaves nothing behind', () => {
  const { unmount } = renderLine();
  unmount();
  expect([animation.cancel.mock.calls.length, disconnect.mock.calls.length, followed.size]).toEqual([1, 1, 0]);
});
