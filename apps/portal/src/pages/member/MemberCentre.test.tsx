import { examples, type Stubs } from '@baize/gateway-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { laterAnswers } from '../../testing/laterAnswers.ts';
import { renderSite } from '../../testing/renderSite.tsx';
import { gatewaySaying, startUpWith } from '../../testing/siteGateway.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (path: string, stubs: Stubs = {}) => renderSite(path, { token: 't1', fetch: gatewaySaying(stubs) });
const menu = async () => within(await screen.findByRole('navigation', { name: 'My account' }));
const menuOf = async (name: string) => (await menu()).getByRole('link', { name });
const isShown = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const press = async (name: string | RegExp) => void fireEvent.click((await menu()).getByRole('link', { name }));

it('the menu names the pages of the centre, and opens them by their address [REQ-015, REQ-217]', async () => {
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
    '/member/referral',
    '/member/missionLeaderboard',
    '/member/pointMall',
    '/member/playerRank',
    '/member/profile',
    '/member/securityCenter',
    '/member/limits',
    '/member/messageV2',
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

it('the pages have the names that players know [REQ-235]', async () => {
  await open('/member', { getStartUp: startUpWith('TRANSREC3'), getMerchantWallet: { isSingle: 0 } });
  const money = ['My wallet', 'Deposit', 'Withdraw', 'Transfer to upline'];
  const records = ['Betting record', 'Transactions', 'Profit and loss', 'Bonus details', 'Rebate'];
  const rest = ['Reward centre', 'Invite friends', 'Missions', 'Security', 'Messages'];
  const names = [...money, ...records, ...rest];
  await waitFor(async () => {
    const links = (await menu()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(names.filter((name) => !links.some((text) => text.startsWith(name)))).toEqual([]);
  });
});

it('the last page of a visit is shown again, and an unknown one is the last [REQ-217]', async () => {
  await open('/member/rewardCenter');
  await isShown('Reward centre');
  fireEvent.click(await screen.findByRole('link', { name: 'See all promotions' }));
  await waitFor(() => expect(window.location.pathname).toBe('/promotions'));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull());
  const [link] = screen.getAllByRole('link', { name: 'My account' });
  fireEvent.click(link as Element);
  await isShown('Reward centre', 2);
  expect(screen.getByRole('dialog', { name: 'My account' })).toBeTruthy();
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
  await isShown('My account');
  expect(window.location.pathname).toBe('/member');
  expect(screen.queryByRole('region', { name: 'My account' })).toBeNull();
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

it('all levels are listed with what each asks for and grants, and what is left to it', async () => {
  await open('/vip');
  const list = within(await screen.findByRole('list', { name: 'All levels' }));
  const rows = list.getAllByText(/^(?:Starter|Bronze|Silver)$/u).map((name) => name.closest('li'));
  expect(rows.map((row) => row?.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(rows.map((row) => row?.textContent)).toEqual([
    expect.stringMatching(/^StarterFrom the startReached$/u),
    expect.stringMatching(/^BronzeFrom .*1,000(?:\.00)? in stakesYou are here$/u),
    expect.stringMatching(/^2SilverFrom .*10,000(?:\.00)? in stakesCustomer service.*7,500(?:\.00)? to go$/u),
  ]);
  const path = within(screen.getByRole('list', { name: 'Your way through the levels' }));
  expect(path.getByText('Starter')).toBeTruthy();
});

it('a gateway that tells no other levels leaves the list out', async () => {
  const { ranks, ...vip } = examples.getVip;
  expect(ranks).toHaveLength(3);
  await open('/vip', { getVip: vip as never });
  await screen.findByRole('list', { name: 'Your way through the levels' });
  expect(screen.queryByRole('list', { name: 'All levels' })).toBeNull();
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
    expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull();
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

it('the balance says what part of it is bonus money', async () => {
  await open('/member', { getBalance: { ...examples.getBalance, balance: '123456', bonus: '5000' } });
  await screen.findByRole('status', { name: 'Your balance' });
  await waitFor(() => expect(screen.getByText(/Bonus money included/u).textContent).toMatch(/50\.00/u));
});

it('what waits for the member is a link to the page where it is done', async () => {
  const [offer] = examples.getPromotions.promotions;
  await open('/member', {
    getPromotions: { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never,
    getWithdrawals: { items: [] },
    getDeposits: { items: [] },
  });
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect((await needs.findByRole('link', { name: '1 reward to claim' })).getAttribute('href')).toBe(
    '/member/rewardCenter',
  );
});

const deposit = { ...examples.getDeposit, status: 'pending' } as const;
const withdrawal = { ...examples.getWithdrawal, status: 'processing' } as const;

it('open withdrawals and pending deposits wait for the member before rewards, three at most', async () => {
  const [offer] = examples.getPromotions.promotions;
  await open('/member', {
    getPromotions: { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never,
    getDeposits: { items: [deposit, { ...deposit, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c19', status: 'lapsed' }] },
    getWithdrawals: { items: [withdrawal] },
    getUnreadCount: { count: 3 } as never,
  });
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  fireEvent.click(await needs.findByRole('button', { name: '2 more' }));
  expect(needs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 withdrawal under way', '/member/withdraw'],
    ['1 deposit waiting', '/member/depositv2'],
    ['1 reward to claim', '/member/rewardCenter'],
  ]);
});

it('a sent withdrawal asks to be confirmed [REQ-224]', async () => {
  await open('/member', {
    getWithdrawals: {
      items: [withdrawal, { ...withdrawal, id: '0b1f6c2e-8f6f-4d3c-9d52-0d8d0b7e1c19', status: 'sent' }],
    },
  });
  const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  expect(await needs.findByRole('link', { name: '1 withdrawal to confirm' })).toBeTruthy();
});

it('what waits has its place above the menu from the first paint, also when nothing does', async () => {
  const { stubs, answer } = laterAnswers({ getWithdrawals: { items: [] } });
  await open('/member', stubs);
  const needs = await screen.findByRole('region', { name: 'Needs your attention' });
  const nav = await screen.findByRole('navigation', { name: 'My account' });
  expect(needs.compareDocumentPosition(nav)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(needs.getAttribute('aria-busy')).toBe('true');
  await answer('getWithdrawals');
  await waitFor(() => expect(needs.getAttribute('aria-busy')).toBe('false'));
  expect(screen.getByRole('region', { name: 'Needs your attention' })).toBe(needs);
});

it('the reward centre has a badge with the rewards to claim [REQ-218]', async () => {
  const [offer] = examples.getPromotions.promotions;
  const claimable = { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never;
  await open('/member', { getPromotions: claimable });
  await waitFor(async () =>
    expect((await menu()).getByRole('link', { name: /^Reward centre/u }).textContent).toContain('1 thing to do'),
  );
});

it('menu, title and page stay the same elements while flags, account, wallets and badges arrive', async () => {
  const [offer] = examples.getPromotions.promotions;
  const { stubs, answer } = laterAnswers({
    getStartUp: startUpWith('TRANSREC3'),
    getMemberInfo: examples.getMemberInfo,
    getMerchantWallet: { isSingle: 0 },
    getPromotions: { promotions: [{ ...offer, status: 'claimable' }], available: 1 } as never,
  });
  await open('/member', stubs);
  const profile = (await menu()).getByRole('link', { name: 'Profile' });
  const stay = [
    profile,
    await menuOf('Deposit'),
    await isShown('Profile'),
    screen.getByRole('region', { name: 'Profile' }),
  ];
  profile.focus();
  for (const each of ['getMemberInfo', 'getMerchantWallet', 'getStartUp', 'getPromotions'] as const) {
    await answer(each);
    expect([each, stay.map((element) => element.isConnected)]).toEqual([each, [true, true, true, true]]);
    expect(document.activeElement).toBe(profile);
  }
  await waitFor(async () => expect(await menuOf('My wallet')).toBeTruthy());
  await waitFor(async () => expect(await menuOf('Transactions')).toBeTruthy());
  expect(stay.every((element) => element.isConnected)).toBe(true);
});

it('messages have a badge with the number of unread ones, which announcements are not part of [REQ-214, REQ-218]', async () => {
  await open('/member', { getUnreadCount: { count: 7, messages: 2 } });
  await waitFor(async () =>
    expect((await menu()).getByRole('link', { name: /^Messages/u }).textContent).toContain('2 things to do'),
  );
});

it('a merchant without missions says so in their place [REQ-212]', async () => {
  await open('/member/missionLeaderboard', { getMissionSummary: { ...examples.getMissionSummary, missions: [] } });
  const missions = within(await screen.findByRole('region', { name: 'Your missions' }));
  expect(await missions.findByText('There are no missions at the moment.')).toBeTruthy();
  expect(missions.queryByRole('list')).toBeNull();
});

it('friends can be invited only while the merchant runs a promotion of that type [REQ-217]', async () => {
  await open('/member', { getPromotions: { ...examples.getPromotions, referral: false } });
  await waitFor(async () => expect((await menu()).queryByRole('link', { name: /^Messages/u })).not.toBeNull());
  expect((await menu()).queryByRole('link', { name: 'Invite friends' })).toBeNull();
});
