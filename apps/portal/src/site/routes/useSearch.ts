import { usePlace } from './Place.ts';
import { routeNamed } from './paths.ts';
import type { PageName, Search } from './routes.ts';

/**
 * The parsed query of the page with this name. Throws outside that page: within it, an address that lacks what the page
 * needs has already rendered as not found.
 */
export const useSearch = <Name extends PageName>(name: Name): Search<Name> => {
  const { search } = usePlace();
  const read = routeNamed(name)?.search?.(new URLSearchParams(search));
  if (read === undefined) throw new Error(`The address of ${name} names nothing: ask only within its page.`);
  return read as Search<Name>;
};
