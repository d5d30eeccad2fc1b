import { categoryOfRoute } from '@baize/domain/routes';
import type { HeaderPanelsProps } from '@baize/ui-kit/Header';
import { NavigationPanel, PanelEntries, usePanels } from '@baize/ui-kit/NavigationPanel';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { routeOf } from '../../routes/paths.ts';
import { addressOf, usePlace } from '../../routes/Place.ts';
import { LotteryPanel } from './LotteryPanel.tsx';
import { VendorPanel } from './VendorPanel.tsx';

/** What opens beneath the header: the vendors of a category, or the places that have no room in the row. */
export function NavigationPanels(props: HeaderPanelsProps) {
  const { opened, onOpen } = props;
  usePanels(props);
  const address = addressOf(usePlace());
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current === address) return;
    openedAt.current = address;
    onOpen(undefined);
  }, [address, onOpen]);
  if (opened === undefined) return null;
  if (opened.place === 'rest') return <RestPanel {...props} />;
  const route = routeOf(opened.place.href);
  const category = route && categoryOfRoute(route.name);
  if (category === 'LOTT' || category === 'ELOTT') return <LotteryPanel category={category} place={opened.place} />;
  return category && <VendorPanel category={category} place={opened.place} />;
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
        label={t({ id: 'menus.rest', message: 'More places' })}
        entries={rest.map(({ href, label, icon }) => ({ href, icon, name: label }))}
      />
    </NavigationPanel>
  );
}
