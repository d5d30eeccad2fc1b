import { markFirstLoginAtom, storeMemberAtom, startSessionAtom } from '@baize/features/session';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLayers } from '../../site/routes/Place.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { PopupQueue } from './PopupQueue.tsx';

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
  ['Open the security centre', '/member'],
  ['Start playing', '/'],
])('welcomes who logs in for the first time, once: %s leads to %s [REQ-106]', async (answer, path) => {
  const welcome = await logInFirst();
  fireEvent.click(welcome.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('status').textContent).toBe(path);
});
