import { Activity, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { TabButton, TabList, TabPanel } from './Tabs.styles.ts';

export type Tab = {
  id: string;
  label: string;
  icon?: IconSource | undefined;
  /** Said after its name, e.g. how many there are. */
  count?: string | undefined;
  content: ReactNode;
};

export type TabsProps = {
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** The id of the tab that is shown. */
  selected: string;
  onSelect: (id: string) => void;
};

/**
 * Several contents in one place. What was typed in one stays while another is shown, and what is not shown fetches
 * nothing. Arrow keys go round and show at once. What has an address of its own is a page and wants links instead.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = tabs.findIndex((tab) => tab.id === selected);
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabs[nextPlace(event.key, place, tabs.length, rightToLeft) ?? -1];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

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

// Into the middle of the row where the row is longer than its place, without moving the page.
function bringIntoSight(tab: HTMLElement | null) {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const [row, shown] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  list.scrollLeft += shown.left + shown.width / 2 - row.left - row.width / 2;
}

/** Where a key leads from one of `count` tabs, going round at both ends; undefined for any other key. */
function nextPlace(key: string, place: number, count: number, rightToLeft: boolean): number | undefined {
  if (key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (place + 1) % count;
  if (key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (place + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
