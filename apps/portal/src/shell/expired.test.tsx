import { storeMemberAtom, endSessionAtom, startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gatewayWith } from '../testing/gatewayWith.ts';
import { renderSite } from '../testing/renderSite.tsx';
import { notifyAtom } from '../site/parts/notices.atoms.ts';

// Refuses the member call; all other calls stay pending.
const refuseMember: typeof fetch = (input) =>
  new Request(input).url.endsWith('/wps/member/info')
    ? Promise.resolve(Response.json({ success: false, message: '', value: null }, { status: 401 }))
    : new Promise(() => {});

it('says that one is not logged in when the gateway no longer knows the session, once and in place [REQ-091]', async () => {
  const { storage } = await renderSite('/', { token: 'old', fetch: refuseMember });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You are not logged in. Log in to continue.');
  expect(window.location.pathname).toBe('/');
  expect(storage.session.getItem('token')).toBeNull();
});

it('stands beneath what failed, in one place, and each can be closed', async () => {
  const { store } = await renderSite('/', { token: 'old', fetch: refuseMember });
  act(() => store.set(notifyAtom, { text: 'It was not added.' }));
  const alert = within(await screen.findByRole('alert'));
  await alert.findByText('You are not logged in. Log in to continue.');
  const close = () => fireEvent.click(alert.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  close();
  expect(alert.queryByText('You are not logged in. Log in to continue.')).toBeNull();
  expect(alert.getByText('It was not added.')).toBeTruthy();
  act(() => store.set(startSessionAtom, 'new'));
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'expired' }));
  expect(alert.getByText('You are not logged in. Log in to continue.')).toBeTruthy();
  close();
  close();
  await waitFor(() => expect(alert.queryByText('It was not added.')).toBeNull());
});

const member = (account: string) => ({ id: account, account, nickname: account, type: 0 });
const heading = () => screen.findByRole('heading', { level: 1, hidden: true, name: 'Favourites' });

it('opens the log-in over a page of members, once, and keeps the page for the same account alone [REQ-091]', async () => {
  const { store } = await renderSite('/favorite', {
    token: 'old',
    fetch: gatewayWith({ '/wps/member/info': member('player') }),
  });
  const logIn = (token: string, account: string) =>
    act(() => {
      store.set(startSessionAtom, token);
      store.set(storeMemberAtom, { token, member: member(account) });
    });
  const page = await heading();
  // Entries are counted as they are added: the length also falls while an earlier test's way back is still under way.
  const added = vi.spyOn(window.history, 'pushState');
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'expired' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'expired' }));
  expect([window.location.pathname, added.mock.calls.length]).toEqual(['/login', 1]);
  added.mockRestore();
  expect(await within(dialog).findByText('You are not logged in. Log in to continue.')).toBeTruthy();
  expect(await heading()).toBe(page);
  logIn('new', 'player');
  expect(await heading()).toBe(page);
  logIn('other', 'somebody');
  expect(await heading()).not.toBe(page);
});

it('leads whoever closes that log-in to its page, with the way back [REQ-091]', async () => {
  const { store } = await renderSite('/favorite', {
    token: 'old',
    fetch: gatewayWith({ '/wps/member/info': member('player') }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Favourites' });
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'expired' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  fireEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/login?return=%2Ffavorite');
});
