import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkFailure } from '../site/withTimeout.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { renderInSite } from '../testing/renderInSite.tsx';
import { SiteWords } from '../site/words/SiteWords.ts';
import { lazyPage } from './lazyPage.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (Page: ComponentType) =>
  renderInSite(
    <Suspense fallback={<p>waiting</p>}>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </Suspense>,
  );

it('shows the one thing that the module of a page exports', async () => {
  await show(lazyPage('session', async () => ({ SomePage: () => <h1>Some page</h1> })));
  expect(await screen.findByRole('heading', { name: 'Some page' })).toBeTruthy();
});

it('waits 120 seconds for the chunk of a page, then says that it took too long [REQ-039]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await show(lazyPage('session', () => new Promise(() => {})));
  await act(() => vi.advanceTimersByTimeAsync(119_999));
  expect(document.body.textContent).toBe('waiting');
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'The page took too long to open' })).toBeTruthy();
});

it('says so when the chunk is there and the words of the page do not come [REQ-039]', async () => {
  vi.spyOn(SiteWords.prototype, 'need').mockResolvedValueOnce(new ChunkFailure());
  await show(lazyPage('session', async () => ({ SomePage: () => <h1>Some page</h1> })));
  expect(await screen.findByRole('heading', { name: 'The page took too long to open' })).toBeTruthy();
  expect(screen.queryByText('Some page')).toBeNull();
});
