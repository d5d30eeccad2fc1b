import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (path: string, stubs: Stubs = {}) => renderSite(path, { token: 't1', fetch: gatewaySaying(stubs) });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Profile' }));
const isShown = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const press = async (name: string | RegExp) => void fireEvent.click((await menu()).getByRole('link', { name }));

it('the menu names the pages of the centre, and opens them by their address [REQ-217]', async () => {
  await open('/member');
  await isShown('Profile');
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/member/depositv2',
    '/member/withdraw',
    '/member/transferUpline',
    '/member/personalHistoryCopy',
    '/member/personalProfit',
    '/member/bonusDetails',
    '/member/manualRebate',
    '/member/rewardCenter',
    '/member/missionLeaderboard',
    '/pointMall',
    '/member/playerRank',
    '/member/profile',
    '/member/securityCenter',
  ]);
  expect(links.filter((link) => link.hasAttribute('aria-current')).map(({ textContent }) => textContent)).toEqual([
    'Profile',
  ]);
  await press(/^Reward centre/u);
  await isShown('Reward centre');
  expect(window.location.pathname).toBe('/member/rewardCenter');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reward centre' }));
  window.history.back();
  await isShown('Profile');
});

it('the last page of a visit is shown again, and an unknown one is the last [REQ-217]', async () => {
  await open('/member/rewardCenter');
  await isShown('Reward centre');
  fireEvent.click((await menu()).getByRole('link', { name: 'Points store' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pointMall'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull());
  const [link] = screen.getAllByRole('link', { name: 'Profile' });
  fireEvent.click(link as Element);
  await isShown('Reward centre', 2);
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeTruthy();
  expect(window.location.pathname).toBe('/member/rewardCenter');
});

const onAPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(width < 64em)' }),
  );

it('on a phone a page leads back to the list of all, with the focus on its link', async () => {
  onAPhone();
  await open('/member/rewardCenter');
  await isShown('Reward centre');
  fireEvent.click(screen.getByRole('link', { name: 'Back to the menu' }));
  await isShown('Profile');
  expect(window.location.pathname).toBe('/member');
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Reward centre/u);
  await press('Profile');
  await waitFor(() => expect(window.location.pathname).toBe('/member/profile'));
});

it.each(['/member/rewardCenter', '/MEMBER/REWARDCENTER'])('%s shows the page it means', async (address) => {
  await open(address);
  expect(await isShown('Reward centre')).toBeTruthy();
  expect(window.location.pathname.toLowerCase()).toBe('/member/rewardcenter');
});

it('the VIP page is a page of the centre at an address of its own [REQ-025, REQ-042]', async () => {
  await open('/vip');
  await isShown('VIP level');
  const { level, name } = examples.getVip;
  const path = within(await screen.findByRole('list', { name: 'Your way through the levels' }));
  expect(path.getByText(name).closest('li')?.getAttribute('aria-current')).toBe('step');
  expect(path.getAllByRole('listitem')).toHaveLength(Math.min(level, 2) + (examples.getVip.next ? 2 : 1));
  expect((await menu()).getByRole('link', { name: 'VIP level' }).getAttribute('aria-current')).toBe('page');
});

it('a rank that could not be loaded is said, with a retry', async () => {
  await open('/vip', { getVip: () => Promise.reject(new TypeError('gone')) });
  expect(await screen.findByText('Your level could not be loaded')).toBeTruthy();
});

it.each(['/member', '/member/depositv2', '/member/rewardCenter', '/vip'])(
  'a trial account is led from %s to a real one [REQ-217]',
  async (address) => {
    await open(address, { getMemberInfo: { ...examples.getMemberInfo, type: 4 } });
    await isShown('You need a real account');
    expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull();
  },
);

it('the head says who is logged in, with the balance and the ways in and out of it [REQ-043]', async () => {
  await open('/member');
  const balance = await screen.findByRole('status', { name: 'Your balance' });
  await waitFor(() => expect(balance.textContent).toMatch(/\d/u));
  // Each also stands in the menu.
  const [deposit, withdraw] = ['Deposit', 'Withdraw'].map(
    (name) => within(screen.getByRole('main')).getAllByRole('link', { name })[0],
  );
  expect([deposit, withdraw].map((link) => link?.getAttribute('href'))).toEqual([
    '/member/depositv2',
    '/member/withdraw',
  ]);
});

it('what waits for the member is a link to the page where it is done', async () => {
  const [offer] = examples.getPromotions.promotions;
  await open('/member', { getPromotions: { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never });
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(needs.getByRole('link', { name: '1 reward to claim' }).getAttribute('href')).toBe('/member/rewardCenter');
});

it('the reward centre has a badge with the rewards to claim [REQ-218]', async () => {
  const [offer] = examples.getPromotions.promotions;
  const claimable = { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never;
  await open('/member', { getPromotions: claimable });
  await waitFor(async () =>
    expect((await menu()).getByRole('link', { name: /^Reward centre/u }).textContent).toContain('1 thing to do'),
  );
});
