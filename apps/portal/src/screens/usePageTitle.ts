import { useEffect } from 'react';
import { useSite } from '../app/SiteContext.ts';

/** Names the page in the browser's tab and history, with the merchant behind it, until a popup over another is closed. */
export function usePageTitle(title: string): void {
  const { document: tenant } = useSite();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${tenant.brandName}`;
    return () => {
      document.title = before;
    };
  }, [title, tenant.brandName]);
}
