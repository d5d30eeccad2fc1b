import { fireEvent, screen, within } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkFailure } from '../site/withTimeout.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { WholeScreen } from './WholeScreen.tsx';

const told = vi.spyOn(console, 'error');

beforeEach(() => void told.mockImplementation(() => undefined));
afterEach(() => void told.mockReset());

function Throws({ error }: { readonly error: unknown }): never {
  throw error;
}

function Pages({ error }: { readonly error: unknown }) {
  const [place, go] = useState('game');
  return (
    <Suspense>
      <button type="button" onClick={() => go('home')}>
        Go home
      </button>
      <PageErrorBoundary key={place}>{place === 'game' ? <Throws error={error} /> : <h1>Home</h1>}</PageErrorBoundary>
    </Suspense>
  );
}

it('says that a page took too long when its chunk did not come, with retry and customer service [REQ-039] [REQ-230]', async () => {
  await renderInSite(<Pages error={new ChunkFailure()} />);
  expect(await screen.findByRole('heading', { name: 'The page took too long to open' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Contact customer service' })).toBeTruthy();
  expect(screen.queryByText(/Loading chunk failed/)).toBeNull();
});

it('shows the reference that was reported, once and without a query', async () => {
  await renderInSite(<Pages error={new Error('no answer from /wps/x?token=secret')} />);
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  const reports = told.mock.calls.map(([first]) => String(first)).filter((line) => line.startsWith('incident '));
  expect(reports).toEqual([expect.stringMatching(/^incident [\dA-Z]+: Error: no answer from \/wps\/x$/)]);
  expect(screen.getByText(reports[0]?.split(/[ :]/)[1] ?? '-')).toBeTruthy();
});

it.each([
  [true, 1],
  [false, 0],
])('reports a chunk that does not come as an incident only with a network: %s', async (onLine, reports) => {
  await renderInSite(<Pages error={new ChunkFailure(undefined, !onLine)} />);
  await screen.findByRole('heading', { name: 'The page took too long to open' });
  expect(told.mock.calls.filter(([first]) => String(first).startsWith('incident '))).toHaveLength(reports);
});

it('starts afresh at another place (D33)', async () => {
  await renderInSite(<Pages error={new ChunkFailure()} />);
  await screen.findByRole('heading', { name: 'The page took too long to open' });
  fireEvent.click(screen.getByRole('button', { name: 'Go home' }));
  expect(screen.getByRole('heading').textContent).toBe('Home');
});

it('puts a frame around the screen where the whole site has failed', async () => {
  await renderInSite(
    <PageErrorBoundary frame={WholeScreen}>
      <Throws error={new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')} />
    </PageErrorBoundary>,
  );
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(main.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
