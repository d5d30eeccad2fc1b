import type { PhoneAuthProof } from '@baize/features/verification';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press, see } from '../../../testing/player.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../../testing/siteGateway.ts';

const chosen = vi.hoisted(() => ({ proof: { ok: false, code: 'popupBlocked' } as PhoneAuthProof }));
vi.mock(import('../../verification/firebase/firebaseWindow.ts'), () => ({
  firebaseWindow: () => () => Promise.resolve(chosen.proof),
}));

it('signs in whoever is named in the window of Firebase, which says why where nobody is', async () => {
  const logInSocial = vi.fn(() => ({ token: 't1', firstTimeLogin: false, passwordExpired: false }));
  await renderSite('/login', {
    fetch: gatewaySaying({ getStartUp: { ...startUpWith(), social: { google: false, facebook: true } }, logInSocial }),
    tenant: {
      firebase: { apiKey: 'k', authDomain: 'a.firebaseapp.com', projectId: 'p', phone: false, signIn: ['google'] },
    },
  });
  await screen.findByRole('button', { name: 'Continue with Facebook' });
  await press('Continue with Google');
  await see('Your browser blocked the window. Allow it and try again.');
  expect(logInSocial).not.toHaveBeenCalled();
  chosen.proof = { ok: true, idToken: 'token' };
  await press('Continue with Google');
  await screen.findByRole('button', { name: /^Account: player/u });
  expect(logInSocial).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('');
});
