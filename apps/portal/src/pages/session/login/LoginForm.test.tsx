import { setSessionAtom } from '@baize/features/app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../../testing/siteGateway.ts';

const session = {
  token: 'told-by-another-tab',
  firstTimeLogin: false,
  isAgent: false,
  accountName: 'player',
  member: { id: '1', account: 'player', nickname: 'Player', type: 0 },
};

const arriveAt = async (address: string, fetch?: typeof globalThis.fetch) => {
  const { store } = await renderSite(address, fetch && { fetch });
  await screen.findByLabelText(/^Username/);
  act(() => store.set(setSessionAtom, session));
};

it('leads on to the page that the guard held back, when another tab has told of the session meanwhile', async () => {
  await arriveAt('/login?return=%2Ffavorite');
  await waitFor(() => expect(window.location.pathname).toBe('/favorite'));
});

it.each(['/login?return=%2Ffavorite', '/login?return=%2F', '/login'])(
  'offers at %s to go on or to log out to who is logged in after a hard load [D56]',
  async (address) => {
    await renderSite(address, { token: 'kept' });
    if (address.includes('favorite')) {
      await waitFor(() => expect(window.location.pathname).toBe('/favorite'));
      return;
    }
    await screen.findByText(/^You are logged in/);
    expect(screen.queryByLabelText(/^Username/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  },
);

it('shows the form of the log-in to who has logged out there [D56]', async () => {
  await arriveAt('/login', gatewaySaying({}));
  await screen.findByText('You are logged in as player.');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  const question = within(await screen.findByRole('alertdialog', { hidden: true }));
  fireEvent.click(question.getByRole('button', { name: 'Log out', hidden: true }));
  await screen.findByLabelText(/^Username/);
  expect(window.location.pathname).toBe('/login');
});

it.each(['/register', '/forget'])('offers the same at %s [D56]', async (address) => {
  await renderSite(address, {
    token: 'kept',
    fetch: gatewaySaying({ getStartUp: startUpWith('usernameRegistration', 'emailRecovery') }),
  });
  await screen.findByText(/^You are logged in/);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('has a box to be remembered by on its page, unticked where nobody is [REQ-093]', async () => {
  await renderSite('/login');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me for a day' });
  expect(box.checked).toBe(false);
});

it('changes to a code while a mobile number is typed, says where it goes, and back to the password', async () => {
  await renderSite('/login', { fetch: gatewaySaying({ getStartUp: startUpWith('MOBILEVERCODELOGIN3') }) });
  const username = await screen.findByLabelText(/^Username/u);
  fireEvent.input(username, { target: { value: '1380013800' } });
  expect(screen.queryByLabelText(/^Password/u)).not.toBeNull();
  await waitFor(() => {
    fireEvent.input(username, { target: { value: '' } });
    fireEvent.input(username, { target: { value: '13800138000' } });
    expect(screen.queryByText('We send a code to \u2066+86 138 0013 8000\u2069.')).not.toBeNull();
  });
  await screen.findByLabelText(/^Verification code/u);
  fireEvent.click(screen.getByRole('button', { name: 'Log in with your password' }));
  await screen.findByLabelText(/^Password/u);
  fireEvent.blur(username);
  expect(screen.queryByText(/^We send a code to/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Log in with a code by text message' }));
  await screen.findByLabelText(/^Verification code/u);
});
