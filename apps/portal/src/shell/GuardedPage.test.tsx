import { sessionStartedAtom } from '@baize/features/session';
import { screen } from '@testing-library/react';
import { mountedAtom } from '@baize/features/preferences';
import { useAtomValue, useStore } from 'jotai';
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routeTable, type RouteEntry } from '../routes/routeTable.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { GuardedPage } from './GuardedPage.tsx';

const [home] = routeTable;
const entry = {
  ...home,
  name: 'favorite',
  paths: ['/favorite'],
  layout: 'full',
  requiresLogin: true,
  replaces: false,
  page: lazy(() => Promise.resolve({ default: () => <h1>Favourites</h1> })),
} as RouteEntry;

function Router({ guarded }: { readonly guarded: RouteEntry }) {
  const { pathname, search } = useLocation();
  // As behind the neutral shell: nobody is taken for a visitor before the session has been read.
  if (!useAtomValue(mountedAtom)) return null;
  return pathname === '/favorite' ? (
    <Suspense>
      <GuardedPage entry={guarded} />
    </Suspense>
  ) : (
    <output>{pathname + search}</output>
  );
}

function LoggedIn({ children }: { readonly children: ReactNode }) {
  const store = useStore();
  useLayoutEffect(() => store.set(sessionStartedAtom, 'a-token-of-this-session'), [store]);
  return children;
}

it('sends a visitor to log in, with the way back in the address [REQ-031]', async () => {
  await renderInSite(<Router guarded={entry} />, '/favorite?page=2#top');
  expect(screen.getByRole('status').textContent).toBe('/login?return=%2Ffavorite%3Fpage%3D2%23top');
});

it('lets in who is logged in [REQ-031]', async () => {
  await renderInSite(
    <LoggedIn>
      <Router guarded={entry} />
    </LoggedIn>,
    '/favorite',
  );
  expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeTruthy();
});

it('lets a visitor into a page that asks for no login [REQ-031]', async () => {
  await renderInSite(<Router guarded={{ ...entry, requiresLogin: false }} />, '/favorite');
  expect(await screen.findByRole('heading', { name: 'Favourites' })).toBeTruthy();
});
