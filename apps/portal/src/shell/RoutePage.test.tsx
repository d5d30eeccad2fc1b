import type { Access } from '@baize/domain/routes';
import { mountedAtom } from '@baize/features/preferences';
import { storeMemberAtom, startSessionAtom } from '@baize/features/session';
import { act, screen } from '@testing-library/react';
import { useAtomValue, useStore } from 'jotai';
import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PageRoute } from '../site/routes/paths.ts';
import { gatewayWith } from '../testing/gatewayWith.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { RoutePage } from './RoutePage.tsx';

const favourites = (access: Access): PageRoute => ({
  name: 'down',
  paths: ['/favorite'],
  label: { id: 'navigation.member', message: 'My account' },
  access,
  presentation: 'page',
  layout: 'full',
  search: (search) => (search.get('page') === '0' ? undefined : {}),
});

function Router({ access }: { readonly access: Access }) {
  const { pathname, search } = useLocation();
  // Like the neutral shell, it renders nothing until the session has been read from the storage.
  if (!useAtomValue(mountedAtom)) return null;
  return pathname === '/favorite' ? (
    <Suspense>
      <RoutePage route={favourites(access)} />
    </Suspense>
  ) : (
    <output>{pathname + search}</output>
  );
}

function LoggedIn({ access }: { readonly access: Access }) {
  const store = useStore();
  useLayoutEffect(() => store.set(startSessionAtom, 'a-token-of-this-session'), [store]);
  return <Router access={access} />;
}

const page = () => screen.findByRole('heading', { level: 1 });

it('sends a visitor to log in, with the way back in the address [REQ-031]', async () => {
  await renderInSite(<Router access="member" />, '/favorite?page=2#top');
  expect(screen.getByRole('status').textContent).toBe('/login?return=%2Ffavorite%3Fpage%3D2%23top');
});

it('lets in who is logged in, and calls the page by its label [REQ-031]', async () => {
  await renderInSite(<LoggedIn access="member" />, '/favorite');
  expect(await page()).toBeTruthy();
  expect(document.title).toBe('My account · Sample');
});

it('lets a visitor into a page that asks for no login [REQ-031]', async () => {
  await renderInSite(<Router access="anyone" />, '/favorite');
  expect(await page()).toBeTruthy();
});

function Member() {
  const store = useStore();
  useLayoutEffect(() => {
    store.set(startSessionAtom, 'a-token');
    store.set(storeMemberAtom, {
      token: 'a-token',
      member: { id: '1', account: 'player', nickname: 'Player', type: 0 },
    });
  }, [store]);
  return <Router access="agent" />;
}

it('tells a member who is no agent so at a page of the agent centre, with a way home [D54]', async () => {
  await renderInSite(<Member />, '/favorite');
  expect(await screen.findByText('Non-agents cannot log in to the agent center.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
});

it('finds nothing at an address that names nothing', async () => {
  await renderInSite(<Router access="anyone" />, '/favorite?page=0');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('waits with a page that may be switched off until the merchant’s flags are known [REQ-231]', async () => {
  await renderInSite(<Router access={{ audience: 'anyone', flag: 'accountRecord' }} />, '/favorite');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('shows that it loads while it is not known whether there is a page', async () => {
  await renderInSite(<Router access={{ audience: 'anyone', flag: 'accountRecord' }} />, '/favorite');
  expect(screen.getByRole('status')).toBeTruthy();
});

it('tells a trial account that the page is for real ones', async () => {
  const { store } = await renderInSite(<LoggedIn access="realAccount" />, '/favorite');
  act(() =>
    store.set(storeMemberAtom, {
      token: 'a-token-of-this-session',
      member: { id: '1', account: 'guest', nickname: 'guest', type: 4 },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'You need a real account' })).toBeTruthy();
});

it('finds nothing where the merchant has switched a page off', async () => {
  const startUp = { merchant: { code: 'sample', currency: 'CNY' }, whitelabel: [] };
  await renderInSite(<Router access={{ audience: 'anyone', flag: 'accountRecord' }} />, '/favorite', {
    startsUp: true,
    fetch: gatewayWith({ '/wps/system/permission': startUp }),
  });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});
