import { usePlace } from './Place.ts';
import { routeNamed } from './paths.ts';
import type { PageName, Search } from './routes.ts';

/** What the page of this name is told by its address, read as its row says. An address that names nothing is not found before the page renders. */
export function useSearch<Name extends PageName>(name: Name): Search<Name> {
  const { search } = usePlace();
  const read = routeNamed(name)?.search?.(new URLSearchParams(search));
  if (read === undefined) throw new Error(`The address of ${name} names nothing: ask only within its page.`);
  return read as Search<Name>;
}
