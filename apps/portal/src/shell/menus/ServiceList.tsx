import { SideBarList } from '@baize/ui-kit/SideBar';
import { useLingui } from '@lingui/react/macro';
import { SiteClock } from './SiteClock.tsx';
import { useServices } from './useServices.ts';

/** The ways to be helped, and what time it is there. */
export function ServiceList() {
  const { t } = useLingui();
  return (
    <>
      <SideBarList label={t({ id: 'menus.service', message: 'Service' })} items={useServices()} />
      <SiteClock listed />
    </>
  );
}
