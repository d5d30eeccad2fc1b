import { categoryOfRoute } from '@baize/domain/routes';
import type { HeaderPanelsProps } from '@baize/ui-kit/Header';
import { NavigationPanel, PanelEntries, usePanels } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';
import { useState, type ComponentProps } from 'react';
import { LazyRealAccountDialog } from '../../pages/catalogue/games/LazyRealAccountDialog.tsx';
import { routeOf } from '../../site/routes/paths.ts';
import { addressOf, usePlace } from '../../site/routes/Place.ts';
import { LotteryPanel } from './LotteryPanel.tsx';
import { useOnChange } from './useOnChange.ts';
import { VendorPanel } from './VendorPanel.tsx';

/** The panel beneath the header: the vendors of a category, or the pages that have no room in the row. */
export function NavigationPanels(props: HeaderPanelsProps) {
  const { onOpen } = props;
  usePanels(props);
  useOnChange(addressOf(usePlace()), () => onOpen(undefined));
  const [needsRealAccount, setNeedsRealAccount] = useState(false);
  return (
    <>
      <OpenPanel {...props} onNeedRealAccount={() => setNeedsRealAccount(true)} />
      {needsRealAccount && <LazyRealAccountDialog onClose={() => setNeedsRealAccount(false)} />}
    </>
  );
}

function OpenPanel({
  onNeedRealAccount,
  ...props
}: HeaderPanelsProps & Pick<ComponentProps<typeof VendorPanel>, 'onNeedRealAccount'>) {
  const { opened } = props;
  if (opened === undefined) return null;
  if (opened.place === 'rest') return <RestPanel {...props} />;
  const route = routeOf(opened.place.href);
  const category = route && categoryOfRoute(route.name);
  const shared = { place: opened.place, onNeedRealAccount };
  if (category === 'LOTT' || category === 'ELOTT') return <LotteryPanel category={category} {...shared} />;
  return category && <VendorPanel category={category} {...shared} />;
}

function RestPanel({ navigation, items }: HeaderPanelsProps) {
  const { t } = useLingui();
  const shown = new Set(
    [...navigation.querySelectorAll('li > a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('href')),
  );
  const rest = items.filter(({ href }) => !shown.has(href));
  return (
    <NavigationPanel>
      <PanelEntries
        label={t({ id: 'menus.rest', message: 'More pages' })}
        entries={rest.map(({ href, label, icon }) => ({ href, icon, name: label }))}
      />
    </NavigationPanel>
  );
}
