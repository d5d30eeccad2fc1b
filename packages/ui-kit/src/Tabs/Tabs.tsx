import { Activity, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { TabButton, TabList, TabPanel } from './Tabs.styles.ts';

export type Tab = {
  id: string;
  label: string;
  icon?: IconSource | undefined;
  /** Rendered after the name, e.g. the number of entries. */
  count?: string | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the visible tab. */
  selected: string;
  onSelect: (id: string) => void;
};

/**
 * Tabs with their panels. Hidden panels keep their state (typed text) but run no effects, so they fetch nothing. Arrow
 * keys wrap around and select at once. Contents with URLs of their own are pages and need links instead.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex((tab) => tab.id === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[nextPlace(event.key, place, tabs.length, rightToLeft) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <div>
      <TabList role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            ref={tab.id === selected ? bringIntoSight : undefined}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon && <Icon icon={tab.icon} />}
            <span>{tab.label}</span>
            {tab.count !== undefined && <small>{tab.count}</small>}
          </TabButton>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== selected}
        >
          <Activity mode={tab.id === selected ? 'visible' : 'hidden'}>{tab.content}</Activity>
        </TabPanel>
      ))}
    </div>
  );
}

// Centres the tab in a scrolling row without scrolling the page.
const bringIntoSight = (tab: HTMLElement | null) => {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, shown] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += shown.left + shown.width / 2 - row.left - row.width / 2;
};

/** Index of the tab that a key moves to, wrapping around at both ends; undefined for other keys. */
const nextPlace = (key: string, place: number, count: number, rightToLeft: boolean): number | undefined => {
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (place + 1) % count;
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
