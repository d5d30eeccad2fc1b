import { useEffect } from 'react';
import { useSite } from '../app/SiteContext.ts';

/** Names the page in the browser's tab and history, with the merchant behind it. */
export function usePageTitle(title: string): void {
  const { document: tenant } = useSite();
  useEffect(() => {
    document.title = `${title} · ${tenant.brandName}`;
  }, [title, tenant.brandName]);
}
