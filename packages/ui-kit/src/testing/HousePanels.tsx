import type { HeaderPanelsProps } from '../Header/Header.tsx';
import { NavigationPanel, PanelEntries, type PanelEntry, usePanels } from '../NavigationPanel/NavigationPanel.tsx';
import { pictures } from './pictures.ts';

const names = ['Northern Reels', 'Coral', 'A vendor with a very long name that nobody would shorten', 'Tide', 'Ember'];

const houseVendors: readonly PanelEntry[] = Array.from({ length: 13 }, (_, index) => ({
  href: `#vendor-${index}`,
  name: names[index % names.length] ?? '',
  pictures: index === 3 ? [pictures.missing, pictures.coverGems] : [pictures.coverGems],
  badge: ([undefined, 'new', undefined, 'maintenance'] as const)[index],
}));

/** Sample panels for stories and tests of the header. */
export function HousePanels(props: HeaderPanelsProps) {
  const { opened, items } = props;
  usePanels(props);
  if (opened === undefined) return null;
  const { place } = opened;
  if (place === 'rest') {
    const entries = items.map(({ href, label, icon }) => ({ href, name: label, icon }));
    return (
      <NavigationPanel>
        <PanelEntries label="More places" entries={entries} />
      </NavigationPanel>
    );
  }
  return (
    <NavigationPanel
      head={{ href: place.href, label: `${place.label}: see all` }}
      note="Rebate 1.2%"
      source="Our books"
    >
      <PanelEntries label={`Providers: ${place.label}`} entries={houseVendors} />
    </NavigationPanel>
  );
}
