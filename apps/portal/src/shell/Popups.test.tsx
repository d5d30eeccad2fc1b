import { endSessionAtom, startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite.tsx';

const told = vi.fn<(line: unknown) => void>();
const popups = vi.hoisted(() => ({ areThere: true }));

vi.mock(import('./PopupLayer.tsx'), async (original) => {
  const { PopupLayer } = await original();
  return {
    PopupLayer: (props: Parameters<typeof PopupLayer>[0]) => {
      if (!popups.areThere) throw new TypeError('Failed to fetch https://site.example/assets/a.js?v=1');
      return <PopupLayer {...props} />;
    },
  };
});

beforeEach(() => {
  popups.areThere = true;
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(told);
});
afterEach(() => vi.restoreAllMocks());

const openLogin = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Sample: games and lottery' });
  const [link] = screen.getAllByRole('link', { name: 'Log in' });
  if (link === undefined) throw new Error('A visitor is not offered to log in.');
  fireEvent.click(link);
};

const dialog = () => screen.findByRole('dialog', { name: 'Log in' });

it('lays a page over another, and keeps what was typed into it while it is closed', async () => {
  await renderSite('/');
  await openLogin();
  const username = await within(await dialog()).findByLabelText<HTMLInputElement>(/^Username/);
  fireEvent.change(username, { target: { value: 'player' } });
  await waitFor(() => expect(document.title).toBe('Log in · Sample'));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.title).toBe('Games and lottery · Sample'));
  await openLogin();
  expect((await within(await dialog()).findByLabelText<HTMLInputElement>(/^Username/)).value).toBe('player');
});

it('asks to log in where the popup was to be that only a member may open, with the way back [REQ-031]', async () => {
  await renderSite('/');
  await screen.findByRole('heading', { level: 1, name: 'Sample: games and lottery' });
  const state = { usr: { beneath: '/' }, key: 'member' };
  window.history.pushState(state, '', '/member');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
  expect(await dialog()).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/login?return=%2Fmember');
  expect(window.history.state).toMatchObject({ usr: { beneath: '/' } });
});

it('makes a page of a popup that cannot be shown, in its place in the history, and reports why', async () => {
  popups.areThere = false;
  await renderSite('/');
  const before = window.history.length;
  await openLogin();
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([window.location.pathname, window.history.length]).toEqual(['/login', before + 1]);
  expect(window.history.state).toMatchObject({ usr: { beneath: false } });
  const reports = told.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('incident '));
  expect(reports).toEqual([
    expect.stringMatching(/: TypeError: Failed to fetch https:\/\/site\.example\/assets\/a\.js$/u),
  ]);
});

it('shows help over home where its address is opened, and leads there when it is closed [REQ-017]', async () => {
  await renderSite('/help?topic=deposit');
  const help = await screen.findByRole('dialog', { name: 'Help' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample: games and lottery' })).toBeTruthy();
  const before = window.history.length;
  fireEvent.click(within(help).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([window.location.pathname + window.location.search, window.history.length]).toEqual(['/', before]);
});

it('makes a page of help that cannot be shown over home', async () => {
  popups.areThere = false;
  await renderSite('/help');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.pathname).toBe('/help');
});

const goBack = async () => {
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const heading = () => screen.getByRole('heading', { level: 1, name: 'Sample: games and lottery' });

it('leaves the focus to what opened the popup, and gives it to the page where that is gone (WCAG 2.4.3)', async () => {
  await renderSite('/');
  await openLogin();
  await dialog();
  await goBack();
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  const [link] = screen.getAllByRole('link', { name: 'Log in' });
  link?.focus();
  await openLogin();
  await dialog();
  await goBack();
  expect(document.activeElement).toBe(link);
});

it('drops typed input after a login', async () => {
  const { store } = await renderSite('/');
  await openLogin();
  const username = await within(await dialog()).findByLabelText<HTMLInputElement>(/^Username/);
  fireEvent.change(username, { target: { value: 'player' } });
  await goBack();
  act(() => store.set(startSessionAtom, 'token'));
  await waitFor(() => expect(username.isConnected).toBe(false));
  act(() => store.set(endSessionAtom, { merchant: 'sample', end: 'loggedOut' }));
  await openLogin();
  expect((await within(await dialog()).findByLabelText<HTMLInputElement>(/^Username/)).value).toBe('');
});

it('has no popup at an address without a page', async () => {
  const { container } = await renderSite('/no-such-page');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  expect(container.querySelector('dialog')).toBeNull();
});

it('calls a page by a heading, and a popup by its title alone', async () => {
  const { container } = await renderSite('/member', { token: 'token' });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' });
  expect(heading.tabIndex).toBe(-1);
  const state = { usr: { beneath: '/no-such-page' }, key: 'over' };
  window.history.pushState(state, '', '/member');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })));
  expect(await screen.findByRole('dialog', { name: 'My account' })).toBeTruthy();
  expect(container.querySelector('dialog h1')).toBeNull();
});
