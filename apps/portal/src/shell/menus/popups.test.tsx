import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIsTyping } from './AutoPopup.tsx';
import { markFirstLoginAtom, startSessionAtom, storeMemberAtom } from '@baize/features/session';
import { useSessionEnding } from '@baize/features/session/ending';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { useLayers } from '../../site/routes/Place.ts';
import { PopupQueue } from './PopupQueue.tsx';

it('is true while a field that takes text has the focus, and not for a box that is ticked (D48)', async () => {
  document.body.innerHTML = '<input id="text"><textarea></textarea><input type="checkbox"><button></button>';
  const { result, unmount } = renderHook(() => useIsTyping());
  const focus = async (selector: string) => {
    await act(async () => document.querySelector<HTMLElement>(selector)?.focus());
    return result.current;
  };
  expect(result.current).toBe(false);
  expect(await focus('#text')).toBe(true);
  expect(await focus('textarea')).toBe(true);
  expect(await focus('[type=checkbox]')).toBe(false);
  expect(await focus('button')).toBe(false);
  unmount();
  document.body.innerHTML = '';
});

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

function Where() {
  const { page, popup = page } = useLayers();
  return <output>{popup.pathname}</output>;
}

const logInFirst = async () => {
  const page = (
    <>
      <PopupQueue />
      <Where />
    </>
  );
  const { store } = await renderInSite(page);
  const member = { id: '1', account: 'river', userName: 'river', nickname: 'River', type: 0 };
  act(() => {
    store.set(startSessionAtom, 't1');
    store.set(markFirstLoginAtom);
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => store.set(storeMemberAtom, { token: 't1', member }));
  return within(await screen.findByRole('alertdialog', { name: /^Welcome/ }));
};

it.each([
  ['Open the security centre', '/member/securityCenter'],
  ['Start playing', '/'],
])('welcomes who logs in for the first time, once: %s leads to %s [REQ-106]', async (answer, path) => {
  const welcome = await logInFirst();
  fireEvent.click(welcome.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe(path);
});
