import { startSessionAtom, storeMemberAtom } from '@baize/features/session';
import type { Member } from '@baize/gateway-sdk/member';
import { examples } from '@baize/gateway-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../testing/player.ts';
import { renderInSite } from '../../../testing/renderInSite.tsx';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';
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

it.each([
  ['breakUntil', /^You are taking a break until .+ You can play again then\.$/u],
  ['excludedUntil', /^You are excluded from play until .+ You can still withdraw your money\.$/u],
])('a game ends by %s, and its place says until when [D58]', async (kind, sentence) => {
  const limits = { ...examples.getLimits, [kind]: '2026-03-02T04:00:00Z' };
  await renderSite('/seamless?vassalage=BAIZE&gameCode=dragon-gate&gameType=RNG', {
    token: 't1',
    fetch: gatewaySaying({ getLimits: limits }),
    tenant: { origins: { frames: ['https://games.example.com'], images: [], chat: [] } },
  });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await press('Stop playing');
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
