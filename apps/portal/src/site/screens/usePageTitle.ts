import { useEffect } from 'react';
import { useSite } from '../SiteContext.ts';

/**
 * Sets the document title to the page's title and the merchant's name. Restores the previous one on unmount, such as
 * when a popup closes.
 */
export const usePageTitle = (title: string): void => {
  const { document: tenant } = useSite();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${tenant.brandName}`;
    return () => {
      document.title = before;
    };
  }, [title, tenant.brandName]);
};
