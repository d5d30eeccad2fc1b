import { examples } from '@baize/gateway-sdk/testing';
import { msg } from '@lingui/core/macro';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { laterAnswers } from '../../testing/laterAnswers.ts';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';
import type { CentreRow } from './centre.types.ts';
import { CentreLayout } from './CentreLayout.tsx';

const group = msg({ id: 'member.group.rewards', message: 'Rewards' });
const [bets, account] = [
  msg({ id: 'member.profile', message: 'Profile' }),
  msg({ id: 'navigation.rewardCenter', message: 'Reward centre' }),
];
const rows: readonly CentreRow[] = [
  { key: 'bets', label: bets, icon: 'user', group, access: 'anyone', page: () => <p>All bets</p> },
  {
    key: 'account',
    label: account,
    icon: 'user',
    group,
    access: { audience: 'anyone', flag: 'accountRecord' },
    page: () => <p>All movements</p>,
  },
];

const show = async (accountRecord: boolean, path = '/member') => {
  const whitelabel = [{ modId: 'TRANSREC3', enabled: accountRecord ? '1' : '0' }];
  const getStartUp = { ...examples.getStartUp, whitelabel };
  await renderInSite(<CentreLayout title="Centre" home="/member" rows={rows} badges={{ bets: 2 }} />, path, {
    startsUp: true,
    fetch: gatewaySaying({ getStartUp }),
  });
};

it('a flag that is off hides a row, and its page at its address [REQ-217]', async () => {
  await show(false, '/member/account');
  await screen.findByText('All bets');
  expect(screen.queryByRole('link', { name: 'Reward centre' })).toBeNull();
});

it('a flag that is on shows a row, and its page at its address', async () => {
  await show(true, '/member/account');
  await waitFor(() => screen.getByText('All movements'));
  expect(screen.getByRole('link', { name: 'Reward centre' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('heading', { level: 1, name: 'Reward centre' })).toBeTruthy();
});

it('a badge is a number to see, and a sentence to hear [REQ-218]', async () => {
  await show(false);
  expect((await screen.findByRole('link', { name: /^Profile\s?2 things to do$/u })).textContent).toContain('2');
});

it('a page whose flag is not known yet is waited for, and no other is shown instead', async () => {
  await renderInSite(<CentreLayout title="Centre" home="/member" rows={rows} />, '/member/account', {
    startsUp: true,
    fetch: () => new Promise(() => {}),
  });
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeTruthy();
  expect(screen.queryByText('All bets')).toBeNull();
});

it('a row that comes first once its flag is known leaves the others where they are, with the focus', async () => {
  const { stubs, answer } = laterAnswers({
    getStartUp: { ...examples.getStartUp, whitelabel: [{ modId: 'TRANSREC3', enabled: '1' }] },
  });
  await renderInSite(<CentreLayout title="Centre" home="/member" rows={rows.toReversed()} first="bets" />, '/member', {
    startsUp: true,
    fetch: gatewaySaying(stubs),
  });
  const link = await screen.findByRole('link', { name: 'Profile' });
  const heading = screen.getByRole('heading', { level: 1 });
  link.focus();
  await answer('getStartUp');
  await screen.findByRole('link', { name: 'Reward centre' });
  expect(document.activeElement).toBe(link);
  expect(heading.isConnected).toBe(true);
});
