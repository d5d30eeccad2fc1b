import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { everyStory } from './everyStory.tsx';

// Stubs of browser APIs that effects call and jsdom lacks; none may change the first render.
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const unchanged = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => unchanged);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
});

test.each(everyStory)('the first client render of $title equals the prerendered page', ({ element }) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const handleMismatch = vi.fn();
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(container, element, { onRecoverableError: handleMismatch });
  });
  expect(handleMismatch).not.toHaveBeenCalled();
  act(() => root?.unmount());
});
