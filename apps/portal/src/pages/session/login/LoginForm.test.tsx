import { sessionTakenUpAtom } from '@baize/features/app';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/renderSite.tsx';

const session = {
  token: 'told-by-another-tab',
  firstTimeLogin: false,
  isAgent: false,
  accountName: 'player',
  member: { id: '1', account: 'player', nickname: 'Player', type: 0 },
};

const arriveAt = async (address: string) => {
  const { store } = await renderSite(address);
  await screen.findByLabelText(/^Username/);
  act(() => store.set(sessionTakenUpAtom, session));
};

it('leads on to the page that the guard held back, when another tab has told of the session meanwhile', async () => {
  await arriveAt('/login?return=%2Ffavorite');
  await waitFor(() => expect(window.location.pathname).toBe('/favorite'));
});

it('stays where nothing was held back: who is logged in may log in as another', async () => {
  await arriveAt('/login?return=%2F');
  await screen.findByLabelText(/^Username/);
  expect(window.location.pathname).toBe('/login');
});

it('has a box to be remembered by on its page, unticked where nobody is [REQ-093]', async () => {
  await renderSite('/login');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Remember me for a day' });
  expect(box.checked).toBe(false);
});
