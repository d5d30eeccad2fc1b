import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { focusHeading } from '../site/routes/useScrollAndFocus.ts';
import { field, press, type } from '../testing/player.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { gatewaySaying, startUpWith } from '../testing/siteGateway.ts';
import { HeaderCorner } from './HeaderCorner.tsx';

const loggedIn = { token: 't1', firstTimeLogin: false, passwordExpired: false };
const shared = { enabled: true, required: false, minLength: 4, maxLength: 16, patternId: 0, type: 'text' };
const rule = (key: string) => ({ key, ...shared, acceptedPattern: '' });

function handleShow(this: HTMLElement) {
  this.removeAttribute('popover');
}

beforeEach(() => {
  // jsdom hides popovers, and has no `showPopover`.
  Object.assign(HTMLElement.prototype, { popover: null, showPopover: handleShow });
});
afterEach(() => {
  for (const name of ['popover', 'showPopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
  document.cookie = 'account=; Max-Age=0';
});

/** Renders the header's corner of a merchant with or without `headerLogin`. Returns its link and the login call. */
const render = async ({ headerLogin = true, wideScreen = true } = {}) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wideScreen && query === '(min-width: 64em)' }));
  const logIn = vi.fn<() => typeof loggedIn>(() => loggedIn);
  const getStartUp = { ...startUpWith('FREEPLAY3'), register: [rule('username'), rule('password')] };
  const view = await renderInSite(
    <main id="main">
      <h1>Home</h1>
      <HeaderCorner />
    </main>,
    '/',
    { startsUp: true, tenant: { headerLogin }, fetch: gatewaySaying({ getStartUp, logIn }) },
  );
  return { ...view, logIn };
};

const followLink = () => fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
const panel = () => screen.findByRole('region', { name: 'Log in' });

it('opens a form beneath the header, which has no box to be remembered by and forgets nothing of the page’s [REQ-093]', async () => {
  document.cookie = 'account=player';
  const { logIn } = await render();
  expect(followLink()).toBe(false);
  expect((await field('Username')).value).toBe('player');
  expect(within(await panel()).queryByRole('checkbox')).toBeNull();
  await type('Password', 'Player2026');
  await press('Log in');
  await waitFor(() => expect(logIn).toHaveBeenCalledTimes(1));
  expect(document.cookie).toContain('account=player');
});

it('says of what cannot be right that the password is incorrect, asks the gateway nothing, and goes on after that [REQ-099]', async () => {
  const { logIn } = await render();
  followLink();
  await type('Username', 'player');
  await type('Password', 'abc');
  await press('Log in');
  const warning = await screen.findByRole('alertdialog', { name: 'The password is incorrect.', hidden: true });
  fireEvent.click(within(warning).getByRole('button', { name: 'OK', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(logIn).not.toHaveBeenCalled();
  expect((await field('Username')).value).toBe('player');
  await type('Password', 'Player2026');
  await press('Log in');
  await waitFor(() => expect(logIn).toHaveBeenCalledTimes(1));
});

it('is gone after a log-in, whose player the header names, and leaves the focus to the page', async () => {
  await render();
  followLink();
  await type('Username', 'player');
  await type('Password', 'Player2026');
  focusHeading();
  (document.activeElement as HTMLElement).blur();
  await press('Log in');
  expect(await screen.findByRole('button', { name: /^Account: player/u })).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText(/^Password/u)).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Home' }));
});

it('is closed by what closes a popover', async () => {
  await render();
  followLink();
  await field('Username');
  fireEvent(await panel(), Object.assign(new Event('toggle'), { newState: 'open' }));
  await field('Username');
  fireEvent(await panel(), Object.assign(new Event('toggle'), { newState: 'closed' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Username/u)).toBeNull());
});

it.each([
  ['a merchant that does not want it', { headerLogin: false }],
  ['a narrow screen', { wideScreen: false }],
])('leads to the page of the log-in: %s', async (_why, wishes) => {
  await render(wishes);
  expect(followLink()).toBe(true);
  expect(screen.queryByLabelText(/^Username/u)).toBeNull();
});

it('leaves a press that asks for another tab to the browser', async () => {
  await render();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Log in' }), { ctrlKey: true })).toBe(true);
  expect(screen.queryByLabelText(/^Username/u)).toBeNull();
});
