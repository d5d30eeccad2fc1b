import type { CategoryCode } from '@baize/domain/categories';
import { categoryRoute } from '@baize/domain/routes';
import { useLingui } from '@lingui/react';
import { routeNamed } from '../../../site/routes/paths.ts';

/** Returns the name of a game category, which is that of its page. */
export const useCategoryName = (): ((category: CategoryCode) => string) => {
  const { i18n } = useLingui();
  return (category) => {
    const label = routeNamed(categoryRoute[category])?.label;
    return label === undefined ? category : i18n._(label);
  };
};
