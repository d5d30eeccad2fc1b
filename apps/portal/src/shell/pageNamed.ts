import { lazy, type ComponentType } from 'react';
import { withTimeout } from '../site/withTimeout.ts';
import { firstPages } from './firstPages.ts';
import { routes, type PageName } from '../site/routes/routes.ts';

/** Fetches the list of all but the first pages; fails after 120 seconds. */
export const fetchPages = () => withTimeout(() => import('./pages.ts'));

const lazyPage = (name: PageName): ComponentType =>
  lazy(async () => ({ default: { ...firstPages, ...(await fetchPages()).pages }[name] }));

/** Every page by name. Pages are rendered through this only: it leads to their chunks. */
export const pageNamed = {
  ...Object.fromEntries(routes.map(({ name }) => [name, lazyPage(name)])),
  ...firstPages,
} as Readonly<Record<PageName, ComponentType>>;
