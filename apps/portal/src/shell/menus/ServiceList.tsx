import { SideBarList } from '@baize/ui-kit/SideBar';
import { useLingui } from '@lingui/react/macro';
import { SiteClock } from './SiteClock.tsx';
import { useOffers } from './useOffers.ts';
import { useServices } from './useServices.ts';

/** Offers, the ways to get help, and the time on this site: what the side bars hold on a wide screen (D53). */
export function ServiceList() {
  const { t } = useLingui();
  return (
    <>
      <SideBarList label={t({ id: 'menus.offers', message: 'Promotions' })} items={useOffers()} />
      <SideBarList label={t({ id: 'menus.service', message: 'Customer service' })} items={useServices()} />
      <SiteClock listed />
    </>
  );
}
