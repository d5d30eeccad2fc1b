import { categoryOrder, type CategoryCode } from '@baize/domain/categories';
import { categoryRoute } from '@baize/domain/routes';
import { routeAt, type PageRoute } from '../../../site/routes/paths.ts';
import { usePlace } from '../../../site/routes/Place.ts';

/** The category of the current page and the name of its route (REQ-022). Throws on any other page. */
export const useCentre = (): { readonly category: CategoryCode; readonly page: PageRoute['name'] } => {
  const page = routeAt(usePlace().pathname)?.route.name;
  const category = categoryOrder.find((code) => categoryRoute[code] === page);
  if (page === undefined || category === undefined)
    throw new Error('useCentre: ask only within the page of a category.');
  return { category, page };
};
