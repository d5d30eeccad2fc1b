import { categoryOrder, type CategoryCode } from '@baize/domain/categories';
import { categoryRoute } from '@baize/domain/routes';
import { routeAt, type PageRoute } from '../../../routes/paths.ts';
import { usePlace } from '../../../routes/Place.ts';

/** The category whose page this is, and the name of that page (REQ-022). */
export function useCentre(): { readonly category: CategoryCode; readonly page: PageRoute['name'] } {
  const page = routeAt(usePlace().pathname)?.route.name;
  const category = categoryOrder.find((code) => categoryRoute[code] === page);
  if (page === undefined || category === undefined)
    throw new Error('useCentre: ask only within the page of a category.');
  return { category, page };
}
