import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laterAnswers } from '../../../testing/laterAnswers.ts';
import { renderSite } from '../../../testing/renderSite.tsx';
import { gatewaySaying } from '../../../testing/siteGateway.ts';

const open = (path: string, stubs: Stubs) => renderSite(path, { token: 't1', fetch: gatewaySaying(stubs) });
const { email: _email, ...withoutEmail } = examples.getSecurity;
const { proof: _proof, ...withoutSecret } = withoutEmail;
const nothingElse = {
  getPromotions: { promotions: [], available: 0 } as never,
  getWithdrawals: { items: [] },
  getDeposits: { items: [] },
  getUnreadCount: { count: 1, messages: 0 },
};

it('an e-mail address that is missing waits before announcements, in the security centre', async () => {
  await open('/member', { ...nothingElse, getSecurity: withoutEmail });
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  fireEvent.click(await needs.findByRole('button', { name: '1 more' }));
  expect(needs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add an e-mail address', '/member/securityCenter'],
    ['1 unread announcement', '/announcements'],
  ]);
});

it.each([
  ['with an e-mail address', examples.getSecurity],
  ['without a secret to confirm one', withoutSecret],
])('a member %s is not asked for one', async (_name, getSecurity) => {
  const { stubs, answer } = laterAnswers({ getSecurity });
  await open('/member', { ...nothingElse, ...stubs });
  const needs = await screen.findByRole('region', { name: 'Needs your attention' });
  await answer('getSecurity');
  await waitFor(() => expect(needs.getAttribute('aria-busy')).toBe('false'));
  expect(
    within(needs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 unread announcement']);
});
