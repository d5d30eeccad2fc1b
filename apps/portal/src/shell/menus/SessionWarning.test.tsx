import { startSessionAtom } from '@baize/features/session';
import { useSessionEnding } from '@baize/features/session/ending';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { SessionWarning } from './SessionWarning.tsx';

function Warning() {
  return <SessionWarning {...useSessionEnding()} />;
}

const MINUTE = 60_000;
const after = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

/** A gateway that extends a session by hours. */
const gateway = (latestEnd: number, asked: string[] = []): typeof fetch => {
  const answer: typeof fetch = (input) => {
    const { url, method } = new Request(input);
    if (new URL(url).pathname !== '/wps/session/term') return new Promise(() => {});
    asked.push(method);
    const value = { endsAt: after(method === 'POST' ? 480 : 3.5), latestEnd: after(latestEnd) };
    return Promise.resolve(Response.json({ success: true, message: '', value }));
  };
  return answer;
};

it('says how long the session still lasts, and extends it by one press [REQ-091]', async () => {
  const asked: string[] = [];
  const { store } = await renderInSite(<Warning />, '/', { fetch: gateway(1440, asked) });
  act(() => store.set(startSessionAtom, 'a-token'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
  expect(dialog.textContent).toMatch(/You will be logged out in \u2068\d:\d\d\u2069\./u);
  fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(asked).toEqual(['GET', 'POST']);
});

it('only tells of an end that cannot be put off, until it is read', async () => {
  const { store } = await renderInSite(<Warning />, '/', { fetch: gateway(3.5) });
  act(() => store.set(startSessionAtom, 'a-token'));
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.queryByRole('button', { name: 'Stay logged in' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(dialog.isConnected).toBe(false);
});
