import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { Icon, type IconSource } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MenuCount, MenuList, MenuPanel, MenuTrigger } from './Menu.styles.ts';

/** Number of entries behind an item: the visible figure, and the text for screen readers. */
type MenuItemCount = { figure: string; words: string };

export type MenuItem = {
  id: string;
  label: string;
  icon?: IconSource | undefined;
  count?: MenuItemCount | undefined;
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void });

export type MenuProps = {
  /** Accessible name of the trigger; must begin with the visible text (WCAG 2.5.3). */
  label: string;
  icon: IconSource;
  /** Shown beside the icon on wide screens, e.g. the account's name. */
  text: string;
  items: readonly MenuItem[];
  /** Marks the trigger with a dot; `label` must give the reason. */
  marked?: boolean | undefined;
};

/** A list of actions on a native popover: arrow keys, Home and End move, Escape and a press outside close. */
export function Menu({ label, icon, text, items, marked }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const handleToggle = (event: ToggleEvent) => {
    setOpen(event.newState === 'open');
    if (event.newState === 'open') menuItems(panel.current)[0]?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') panel.current?.hidePopover();
    const entries = menuItems(panel.current);
    const next = nextIndex(
      event.key,
      entries.findIndex((entry) => entry === document.activeElement),
      entries.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };

  return (
    <>
      <MenuTrigger
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        data-marked={marked || undefined}
      >
        <Icon icon={icon} />
        <span>{text}</span>
        <Icon icon="down" />
      </MenuTrigger>
      <MenuPanel ref={panel} id={id} popover="auto" onToggle={handleToggle}>
        <MenuList role="menu" aria-label={label} onKeyDown={handleKeyDown}>
          {items.map((item) => (
            <MenuEntry key={item.id} item={item} onChoose={() => panel.current?.hidePopover()} />
          ))}
        </MenuList>
      </MenuPanel>
    </>
  );
}

function MenuEntry({ item, onChoose }: { item: MenuItem; onChoose: () => void }) {
  const content = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      <span>{item.label}</span>
      {item.count && (
        <>
          <MenuCount aria-hidden="true">{item.count.figure}</MenuCount>
          <VisuallyHidden>{`, ${item.count.words}`}</VisuallyHidden>
        </>
      )}
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link role="menuitem" tabIndex={-1} href={item.href} onClick={onChoose}>
        {content}
      </Link>
    );
  }
  const handleSelect = () => {
    onChoose();
    item.onSelect?.();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={handleSelect}>
      {content}
    </button>
  );
}

const menuItems = (panel: HTMLElement | null): HTMLElement[] =>
  panel ? [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')] : [];

/**
 * The index that a key moves to in a list of `count` entries, wrapping around at both ends; undefined for other keys.
 */
const nextIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};
