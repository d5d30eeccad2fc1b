import { startSessionAtom, storeMemberAtom } from '@baize/features/session';
import type { Member } from '@baize/gateway-sdk/member';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { RealMoney } from './LaunchedGame.tsx';

const show = async (type: number) => {
  const { store } = await renderInSite(<RealMoney line={{ kind: 'none' }} />, '/seamless?gameCode=1', {
    fetch: () => new Promise(() => {}),
  });
  act(() => {
    store.set(startSessionAtom, 'token');
    store.set(storeMemberAtom, { token: 'token', member: { type, account: 'me' } as Member });
  });
};

it('the bar of a game leads a member to a deposit', async () => {
  await show(0);
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/member/depositv2');
});

it('the bar of a game leads no trial account to a deposit', async () => {
  await show(4);
  expect(screen.queryByRole('link')).toBeNull();
});
