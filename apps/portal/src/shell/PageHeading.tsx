import { useLingui } from '@lingui/react';
import { routeAt } from '../routes/paths.ts';
import { useInPopup, usePlace } from '../routes/Place.ts';

/** The heading of a page, as its row calls it; a popup has it as its title already. */
export function PageHeading() {
  const { i18n } = useLingui();
  const route = routeAt(usePlace().pathname)?.route;
  return useInPopup() || route === undefined ? null : <h1 tabIndex={-1}>{i18n._(route.label)}</h1>;
}
