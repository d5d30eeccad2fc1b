import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageErrorBoundary } from '../shell/PageErrorBoundary.tsx';
import { rootOptions } from './rootOptions.ts';

const told = vi.fn<(...line: unknown[]) => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  told.mockReset();
});

function Broken(): ReactNode {
  throw new TypeError('Invalid URL: https://site.example/play?token=SECRET');
}

const everythingTold = (): string => told.mock.calls.flat().map(String).join('\n');

it('reports an uncaught error without its address', () => {
  const root = createRoot(document.createElement('div'), rootOptions);
  flushSync(() => root.render(<Broken />));
  expect(everythingTold()).toMatch(/^incident \w+: TypeError: Invalid URL: https:\/\/site\.example\/play$/);
});

it('reports an error that a page’s boundary caught once, without its address', () => {
  const root = createRoot(document.createElement('div'), rootOptions);
  flushSync(() =>
    root.render(
      <Quiet>
        <Broken />
      </Quiet>,
    ),
  );
  expect(everythingTold()).toMatch(/^incident \w+: TypeError: Invalid URL: https:\/\/site\.example\/play$/);
});

/** The boundary of a page, without its error screen. */
class Quiet extends PageErrorBoundary {
  override render(): ReactNode {
    return this.state.caught === undefined ? this.props.children : null;
  }
}
