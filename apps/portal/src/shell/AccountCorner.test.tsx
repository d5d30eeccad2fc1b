import type { Access, RouteName } from '@baize/domain/routes';
import { storeMemberAtom, startSessionAtom, sessionTokenAtom } from '@baize/features/session';
import type { Member } from '@baize/gateway-sdk/member';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Route } from '../site/routes/route.types.ts';
import { routes } from '../site/routes/routes.ts';
import { gatewayWith } from '../testing/gatewayWith.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { AccountCorner } from './AccountCorner.tsx';

// The real route table; each test may add pages of a later release to it.
const table = routes as readonly Route[] as Route[];

const row = (name: RouteName, access: Access): Route => ({
  name,
  paths: [`/${name}`],
  label: { id: 'navigation.favorite', message: 'Favourites' },
  icon: 'user',
  access,
  presentation: 'page',
  layout: 'full',
});

const comingPages = [row('agentHome', 'agent'), row('help', 'anyone'), row('announcements', 'member')];
const ours = [...table];

beforeEach(() => void table.push(...comingPages));
afterEach(() => void table.splice(0, Infinity, ...ours));

type Visit = {
  /** The type in the member call's answer; undefined while the call is pending. */
  readonly type?: number;
  /** The flag in the start-up answer; undefined while the call is pending. */
  readonly accountRecord?: boolean;
};

const menuOf = async ({ type, accountRecord }: Visit) => {
  const startUp = {
    merchant: { code: 'sample', currency: 'CNY' },
    whitelabel: [{ modId: 'TRANSREC3', enabled: accountRecord ? '1' : '0' }],
  };
  const { store, container } = await renderInSite(<AccountCorner />, '/', {
    startsUp: true,
    fetch: (input) =>
      accountRecord !== undefined && new Request(input).url.endsWith('/wps/system/permission')
        ? Promise.resolve(Response.json({ success: true, message: '', value: startUp }))
        : new Promise(() => {}),
  });
  act(() => {
    store.set(startSessionAtom, 'token');
    if (type !== undefined) store.set(storeMemberAtom, { token: 'token', member: { type, account: 'me' } as Member });
  });
  return () => [...container.querySelectorAll('[role="menuitem"]')].map((item) => item.getAttribute('href'));
};

const all = [
  '/member/depositv2',
  '/member',
  '/favorite',
  '/help',
  '/member/personalHistoryCopy',
  '/announcements',
  '/promotions',
  '/rewardCenter',
  '/member/transactionHistory',
  null,
];
const forAgents = all.toSpliced(3, 0, '/agentHome');
const without = (list: readonly (string | null)[], path: string) => list.filter((each) => each !== path);

it.each<[string, Visit, readonly (string | null)[]]>([
  ['a member', { type: 0, accountRecord: true }, all],
  ['a member without TRANSREC3', { type: 0, accountRecord: false }, without(all, '/member/transactionHistory')],
  ['a member whose flags are not known yet', { type: 0 }, without(all, '/member/transactionHistory')],
  ['an agent', { type: 42, accountRecord: true }, forAgents],
  ['an agent without TRANSREC3', { type: 42, accountRecord: false }, without(forAgents, '/member/transactionHistory')],
  ['a trial account, which is told on each page that it needs a real one', { type: 4, accountRecord: true }, all],
  ['somebody of whom it is not known whether they are an agent', { accountRecord: true }, all],
])('has in the menu of %s what there is for them, and the way out at its end [REQ-073]', async (_who, visit, hrefs) => {
  const menu = await menuOf(visit);
  await vi.waitFor(() => expect(menu()).toEqual(hrefs));
});

it('leads to no page that this release does not have', async () => {
  table.splice(0, Infinity, ...ours.filter(({ name }) => name !== 'favorite'));
  const menu = await menuOf({ type: 42, accountRecord: false });
  expect(menu()).toEqual([
    '/member/depositv2',
    '/member',
    '/agentHome',
    '/help',
    '/member/personalHistoryCopy',
    '/announcements',
    '/promotions',
    '/rewardCenter',
    null,
  ]);
});

const BALANCE = '/wps/v2/wallets/balance';
const money = { balance: '123456', currency: 'CNY', currencySymbol: '¥', sequence: 1 };

function Here() {
  return <p>{useLocation().pathname}</p>;
}

/** Renders the corner of a member, or of another type of account, on a page that requires a login. */
const cornerOf = async (fetch: typeof globalThis.fetch, type = 0) => {
  const corner = (
    <>
      <AccountCorner />
      <Here />
    </>
  );
  const { store } = await renderInSite(corner, '/favorite', { fetch });
  act(() => {
    store.set(startSessionAtom, 'token');
    store.set(storeMemberAtom, { token: 'token', member: { type, account: 'chloe' } as Member });
  });
  return store;
};

it.each([
  ['a member', 0, 'Balance', 'Balance'],
  ['a trial account, which plays with play money', 4, 'Balance: Play money', 'Play money'],
])('shows %s what there is to play with, and by which name', async (_who, type, label, kind) => {
  await cornerOf(gatewayWith({ [BALANCE]: money }), type);
  expect(await screen.findByText('¥1,234.56')).toBeTruthy();
  expect(screen.getByLabelText(label).textContent).toContain('1,234.56');
  expect(screen.getByText(kind)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Account: chloe/ })).toBeTruthy();
});

const item = (name: RegExp) => screen.findByRole('menuitem', { name, hidden: true });

it('shows what is shared of a member: the balance in its currency, what is unread, what is offered [REQ-086]', async () => {
  await cornerOf(
    gatewayWith({
      [BALANCE]: money,
      '/wps/relay/CSP_unreadCount': { count: 3 },
      '/wps/promotions': { promotions: [], available: 2 },
    }),
  );
  expect(await screen.findByText('¥1,234.56')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Account: chloe, 3 unread announcements' })).toBeTruthy();
  expect((await item(/^Announcements.*3 unread announcements/)).textContent).toContain('3');
  expect((await item(/^Promotions.*2 promotions for you/)).textContent).toContain('2');
});

it('says that the balance did not come, and asks for it again at a press', async () => {
  let answers: Record<string, unknown> = { [BALANCE]: new Error('gone') };
  await cornerOf((input) => gatewayWith(answers)(input));
  const refresh = await screen.findByRole('button', {
    name: 'Refresh balance. The balance could not be refreshed.',
  });
  answers = { [BALANCE]: money };
  fireEvent.click(refresh);
  expect(await screen.findByText('¥1,234.56')).toBeTruthy();
  expect(refresh.getAttribute('aria-label')).toBe('Refresh balance');
});

const ask = () => {
  fireEvent.click(screen.getByRole('menuitem', { name: 'Log out', hidden: true }));
  return within(screen.getByRole('alertdialog', { name: 'Log out?' }));
};

it('asks before it logs out, waits until the gateway has been told, and goes home', async () => {
  const told = Promise.withResolvers<Response>();
  const store = await cornerOf((input) =>
    new Request(input).url.endsWith('/wps/session/logout') ? told.promise : new Promise(() => {}),
  );
  fireEvent.click(ask().getByRole('button', { name: 'Stay logged in' }));
  expect([screen.queryByRole('alertdialog'), store.get(sessionTokenAtom)]).toEqual([null, 'token']);
  const confirm = ask().getByRole('button', { name: 'Log out' });
  fireEvent.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  await act(async () => told.resolve(Response.json({ success: true, message: '', value: null })));
  expect(await screen.findByText('/')).toBeTruthy();
  expect([screen.queryByRole('alertdialog'), store.get(sessionTokenAtom)]).toEqual([null, undefined]);
});

it('the balance opens the ways in and out of it, and its records [REQ-043, REQ-044]', async () => {
  await cornerOf(gatewayWith({ [BALANCE]: money }));
  const panel = screen.getByLabelText('Balance and wallet', { selector: 'section' });
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  const links = within(panel).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Deposit', '/member/depositv2'],
    ['Withdraw', '/member/withdraw'],
    ['My account', '/member'],
    ['Betting record', '/member/personalHistoryCopy'],
  ]);
});
