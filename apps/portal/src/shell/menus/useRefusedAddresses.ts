import { useStartUp } from '@baize/features/system';
import { refusedAddresses } from '@baize/tenant/document';
import { useEffect } from 'react';
import { newReference, report } from '../../site/report.ts';
import { useSite } from '../../site/SiteContext.ts';

/** Reports addresses of the gateway outside the merchant's origins, which the portal does not use. */
export const useRefusedAddresses = (): void => {
  const { document: tenant } = useSite();
  const { startUp } = useStartUp();
  useEffect(() => {
    const refused = startUp === undefined ? [] : refusedAddresses(tenant, startUp);
    if (refused.length > 0) report(`outside the merchant's origins: ${refused.join(' ')}`, newReference());
  }, [tenant, startUp]);
};
