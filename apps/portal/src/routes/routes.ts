import { msg } from '@lingui/core/macro';
import type { Route } from './route.types.ts';
import { requestedGame } from './search/requestedGame.ts';
import { requestedList } from './search/requestedList.ts';
import { requestedWayBack } from './search/requestedWayBack.ts';

/**
 * Every page there is, as data: any part of the portal may read it, since it imports no page. Guard, navigation, titles,
 * popups and the release's list of routes derive from it (D44); `pages.ts` says where each page's chunk comes from.
 */
export const routes = [
  {
    name: 'home',
    paths: ['/', '/index', '/index.html', '/home'],
    label: msg({ id: 'navigation.home', message: 'Home' }),
    title: msg({ id: 'home.title', message: 'Games and lottery' }),
    icon: 'home',
    access: 'anyone',
    presentation: 'page',
    layout: 'full',
    search: (search) => ({ list: requestedList(search) }),
  },
  {
    name: 'login',
    paths: ['/login'],
    label: msg({ id: 'navigation.logIn', message: 'Log in' }),
    icon: 'user',
    access: 'anyone',
    parent: 'home',
    presentation: 'dialog',
    layout: 'bare',
    replaces: true,
    search: requestedWayBack,
  },
  {
    name: 'member',
    paths: ['/member'],
    label: msg({ id: 'navigation.member', message: 'Profile' }),
    icon: 'user',
    access: 'realAccount',
    parent: 'home',
    presentation: 'dialog',
    layout: 'full',
  },
  {
    name: 'favorite',
    paths: ['/favorite'],
    label: msg({ id: 'navigation.favorite', message: 'Favourites' }),
    icon: 'heart',
    access: 'member',
    parent: 'home',
    presentation: 'page',
    layout: 'full',
  },
  {
    name: 'seamless',
    paths: ['/seamless'],
    label: msg({ id: 'seamless.title', message: 'Game' }),
    access: 'anyone',
    parent: 'home',
    presentation: 'page',
    layout: 'game',
    search: requestedGame,
  },
] as const satisfies readonly Route[];

type Row = (typeof routes)[number];

/** The names of the pages that this release has. */
export type PageName = Row['name'];

type Reading<Name extends PageName> =
  Extract<Row, { name: Name }> extends { search: (search: URLSearchParams) => infer Read } ? NonNullable<Read> : never;

/** What a page of a name is told by its address. */
export type Search<Name extends PageName> = Reading<Name>;
