import { sideMenuAtom } from '@baize/features/preferences';
import { useDownloads } from '@baize/features/system';
import { placeIcons } from '@baize/ui-kit/Icon';
import { Popover } from '@baize/ui-kit/Popover';
import { SideBar } from '@baize/ui-kit/SideBar';
import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { hrefOf } from '../../site/routes/paths.ts';
import { AppCodes } from './AppCodes.tsx';
import { useOffers } from './useOffers.ts';
import { useServices } from './useServices.ts';

/**
 * The bars beside the content: offers at the start side, help at the end side, which can be closed (REQ-050, REQ-051).
 * Help is rendered when all of it has loaded, so that no late entry shifts the others.
 */
export function SideMenu() {
  const { t } = useLingui();
  const [state, setState] = useAtom(sideMenuAtom);
  const offers = useOffers();
  const services = useServices();
  const apps = useDownloads().state;
  const isClosed = state === 'closed';
  return (
    <>
      <SideBar side="start" label={t({ id: 'menus.offers', message: 'Promotions' })} items={offers} />
      {apps !== 'loading' && (
        <SideBar
          side="end"
          label={t({ id: 'menus.service', message: 'Customer service' })}
          items={services.filter((item) => !('href' in item) || item.href !== hrefOf('down'))}
          fold={{
            closed: isClosed,
            openLabel: t({ id: 'menus.openService', message: 'Show customer service' }),
            closeLabel: t({ id: 'menus.closeService', message: 'Hide customer service' }),
            onTurn: () => setState(isClosed ? 'open' : 'closed'),
          }}
        >
          {apps === 'ready' && (
            <Popover inBar icon={placeIcons.phone} label={t({ id: 'menus.apps', message: 'Get the app' })}>
              <AppCodes />
            </Popover>
          )}
        </SideBar>
      )}
    </>
  );
}
