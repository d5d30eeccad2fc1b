import { memoryStorage } from '@baize/features/preferences';
import type { SocialInput } from '@baize/features/session/login/social';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

// A registration is sealed: what the page hands to it is seen here.
const inputs = vi.hoisted(() => [] as Pick<SocialInput, 'referralCode'>[]);
vi.mock('@baize/features/session/login/social', async (load) => {
  const own = await load<typeof import('@baize/features/session/login/social')>();
  return {
    ...own,
    useSocial: (input: Parameters<typeof own.useSocial>[0]) => {
      inputs.push(input);
      return own.useSocial(input);
    },
  };
});
beforeEach(() => void inputs.splice(0));

const newcomer = { newcomer: { ticket: 'k1', provider: 'google' as const, name: 'Robin' } };

it.each([
  ['tells who invited its owner, whose link was opened before', { referralCode: 'R7KX2M9Q' }, 'R7KX2M9Q'],
  ['names nobody where no link was opened', {}, undefined],
])('an account by a provider %s [REQ-125]', async (_how, stored, code) => {
  const session = memoryStorage(stored);
  await renderSite('/signin?state=s1&code=c1', { session, fetch: gatewaySaying({ logInSocial: newcomer }) });
  await screen.findByRole('button', { name: 'Open my account' });
  expect(new Set(inputs.map(({ referralCode }) => referralCode))).toEqual(new Set([code]));
});
