import { SideBarList } from '@baize/ui-kit/SideBar';
import { useLingui } from '@lingui/react/macro';
import { SiteClock } from './SiteClock.tsx';
import { useOffers } from './useOffers.ts';
import { useServices } from './useServices.ts';

/** Offers, ways to get help, and the site's time: the contents of the side bars of a wide screen (D53). */
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
