import { Drawer } from '@baize/ui-kit/Drawer';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { addressOf, usePlace } from '../../site/routes/Place.ts';
import { SiteLogo } from '../../site/parts/SiteLogo.tsx';
import { SiteTools } from '../../site/parts/SiteTools.tsx';
import { QuietSwitch } from './QuietSwitch.tsx';
import { ServiceList } from './ServiceList.tsx';
import { useOnChange } from './useOnChange.ts';

type SiteDrawerProps = {
  readonly label: string;
  readonly items: readonly NavigationItem[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Navigation, customer service, language, theme and quiet mode, on screens whose header has no room for them. */
export function SiteDrawer({ label, items, open, onClose }: SiteDrawerProps) {
  useOnChange(addressOf(usePlace()), onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={label}
      brand={<SiteLogo />}
      items={items}
      aside={open && <ServiceList />}
    >
      <SiteTools wide />
      <QuietSwitch />
    </Drawer>
  );
}
