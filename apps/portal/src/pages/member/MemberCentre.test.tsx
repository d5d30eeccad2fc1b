import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying } from '../../testing/siteGateway.ts';

const open = (path: string, stubs: Stubs = {}) => renderSite(path, { token: 't1', fetch: gatewaySaying(stubs) });
const menu = async () => within(await screen.findByRole('navigation', { name: 'Profile' }));
const isShown = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const press = async (name: string | RegExp) => void fireEvent.click((await menu()).getByRole('link', { name }));

it('the menu names the pages of the centre, and opens them by their address [REQ-217]', async () => {
  await open('/member');
  await isShown('Profile');
  const links = (await menu()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/member?page=profile',
    '/member?page=personalHistoryCopy',
    '/member?page=personalProfit',
    '/member?page=bonusDetails',
    '/member?page=manualRebate',
    '/member?page=rewards',
    '/pointMall',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    'page',
    ...Array.from({ length: 6 }, () => null),
  ]);
  await press(/^Reward centre/u);
  await isShown('Reward centre');
  expect(window.location.pathname + window.location.search).toBe('/member?page=rewards');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Reward centre' }));
  window.history.back();
  await isShown('Profile');
});

it('the last page of a visit is shown again, and an unknown one is the last [REQ-217]', async () => {
  await open('/member?page=rewards');
  await isShown('Reward centre');
  fireEvent.click((await menu()).getByRole('link', { name: 'Points store' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pointMall'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Profile' })).toBeNull());
  const [link] = screen.getAllByRole('link', { name: 'Profile' });
  fireEvent.click(link as Element);
  await isShown('Reward centre', 2);
  expect(screen.getByRole('dialog', { name: 'Profile' })).toBeTruthy();
  expect(window.location.search).toBe('?page=rewards');
});

it('on a phone a page leads back to the list of all, with the focus on its link', async () => {
  await open('/member?page=rewards');
  await isShown('Reward centre');
  fireEvent.click(screen.getByRole('link', { name: 'Back to the menu' }));
  await waitFor(() => expect(window.location.search).toBe('?page='));
  await isShown('Profile');
  expect(document.activeElement?.textContent).toMatch(/^Reward centre/u);
  await press('Profile');
  await waitFor(() => expect(window.location.search).toBe('?page=profile'));
});

it('the reward centre has a badge with the rewards to claim [REQ-218]', async () => {
  const [offer] = examples.getPromotions.promotions;
  const claimable = { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never;
  await open('/member', { getPromotions: claimable });
  await waitFor(async () =>
    expect((await menu()).getByRole('link', { name: /^Reward centre/u }).textContent).toContain('1 thing to do'),
  );
});
