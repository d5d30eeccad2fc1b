import { lazy, type ComponentType } from 'react';
import { withinTime } from '../app/withinTime.ts';
import { firstPages } from './firstPages.ts';
import { routes, type PageName } from './routes.ts';

/** Fetches the list that says where all but the first pages come from; waiting ends after 120 seconds. */
export const fetchPages = () => withinTime(() => import('./pages.ts'));

const later = (name: PageName): ComponentType =>
  lazy(async () => ({ default: { ...firstPages, ...(await fetchPages()).pages }[name] }));

/** Every page by its name. What shows pages imports this alone: the pages themselves lead on from here. */
export const pageNamed = {
  ...Object.fromEntries(routes.map(({ name }) => [name, later(name)])),
  ...firstPages,
} as Readonly<Record<PageName, ComponentType>>;
