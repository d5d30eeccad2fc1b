import { useLingui } from '@lingui/react';
import { routeAt } from '../routes/paths.ts';
import { useInPopup, usePlace } from '../routes/Place.ts';

/** The page's heading, from its route's label; nothing in a popup, which has it as its title. */
export function PageHeading() {
  const { i18n } = useLingui();
  const route = routeAt(usePlace().pathname)?.route;
  return useInPopup() || route === undefined ? null : <h1 tabIndex={-1}>{i18n._(route.label)}</h1>;
}
