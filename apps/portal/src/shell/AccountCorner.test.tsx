import type { Access, RouteName } from '@baize/domain/routes';
import { memberLoadedAtom, sessionStartedAtom } from '@baize/features/session';
import type { Member } from '@baize/gateway-sdk/member';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Route } from '../routes/route.types.ts';
import { routes } from '../routes/routes.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { AccountCorner } from './AccountCorner.tsx';

// The route table itself, which a test gives the pages of a later release for as long as it runs.
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

const comingPages = [
  row('deposit', 'realAccount'),
  row('agentHome', 'agent'),
  row('help', 'anyone'),
  row('bettingRecord', 'member'),
  row('announcements', 'member'),
  row('accountRecord', { audience: 'member', flag: 'accountRecord' }),
];
const ours = [...table];

beforeEach(() => void table.push(...comingPages));
afterEach(() => void table.splice(0, Infinity, ...ours));

interface Visit {
  /** Of the member call; left out while it has not answered. */
  readonly type?: number;
  /** Of the start-up call; left out while it has not answered. */
  readonly accountRecord?: boolean;
}

async function menuOf({ type, accountRecord }: Visit) {
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
    store.set(sessionStartedAtom, 'token');
    if (type !== undefined) store.set(memberLoadedAtom, { token: 'token', member: { type, account: 'me' } as Member });
  });
  return () => [...container.querySelectorAll('[role="menuitem"]')].map((item) => item.getAttribute('href'));
}

const all = ['/deposit', '/member', '/favorite', '/help', '/bettingRecord', '/announcements', '/accountRecord', null];
const forAgents = all.toSpliced(3, 0, '/agentHome');
const without = (list: readonly (string | null)[], path: string) => list.filter((each) => each !== path);

it.each<[string, Visit, readonly (string | null)[]]>([
  ['a member', { type: 0, accountRecord: true }, all],
  ['a member without TRANSREC3', { type: 0, accountRecord: false }, without(all, '/accountRecord')],
  ['a member whose flags are not known yet', { type: 0 }, without(all, '/accountRecord')],
  ['an agent', { type: 42, accountRecord: true }, forAgents],
  ['an agent without TRANSREC3', { type: 42, accountRecord: false }, without(forAgents, '/accountRecord')],
  ['a trial account, which is told on each page that it needs a real one', { type: 4, accountRecord: true }, all],
  ['somebody of whom it is not known whether they are an agent', { accountRecord: true }, all],
])('has in the menu of %s what there is for them, and the way out at its end', async (_who, visit, hrefs) => {
  const menu = await menuOf(visit);
  await vi.waitFor(() => expect(menu()).toEqual(hrefs));
});

it('leads to no page that this release does not have', async () => {
  table.splice(0, Infinity, ...ours);
  const menu = await menuOf({ type: 42, accountRecord: true });
  expect(menu()).toEqual(['/member', '/favorite', null]);
});
