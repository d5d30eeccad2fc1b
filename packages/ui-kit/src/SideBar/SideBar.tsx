import type { ReactNode } from 'react';
import { Icon, type IconSource, moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/index.ts';
import { SideBarFrame, SideBarLink, SideBarRow } from './SideBar.styles.ts';

export type SideBarItem = {
  label: string;
  icon: IconSource;
} & (
  | {
      href: string;
      /** True for a link to another site, which opens a tab. */
      external?: boolean | undefined;
    }
  | { onPress: () => void }
);

export type SideBarProps = {
  label: string;
  side: 'start' | 'end';
  items: readonly SideBarItem[];
  /** Makes the bar closable: its state, and the labels of the toggle button. */
  fold?: { closed: boolean; openLabel: string; closeLabel: string; onTurn: () => void } | undefined;
  /** Rendered below the links and hidden with them, e.g. a popover. */
  children?: ReactNode;
};

/** Links and actions at a side of the page from 1,280 px on; on narrower screens menu and drawer have them (D53). */
export function SideBar({ label, side, items, fold, children }: SideBarProps) {
  return (
    <SideBarFrame aria-label={label} data-side={side} data-one-stop>
      {fold && (
        <IconButton
          icon={fold.closed ? moreIcons.headset : 'close'}
          label={fold.closed ? fold.openLabel : fold.closeLabel}
          aria-expanded={!fold.closed}
          onClick={fold.onTurn}
        />
      )}
      <ul hidden={fold?.closed}>
        {items.map((item) => (
          <li key={item.label}>
            <SideBarLink {...roleOf(item)}>
              <Icon icon={item.icon} />
              <span>{item.label}</span>
            </SideBarLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </SideBarFrame>
  );
}

export type SideBarListProps = Pick<SideBarProps, 'label' | 'items'>;

/** The items of a side bar as lines, for a popover or the drawer. */
export function SideBarList({ label, items }: SideBarListProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.label}>
          <SideBarRow {...roleOf(item)}>
            <Icon icon={item.icon} />
            <span>{item.label}</span>
          </SideBarRow>
        </li>
      ))}
    </ul>
  );
}

/** The element of an item: a link for an address, a button for an action. */
const roleOf = (item: SideBarItem) => {
  if ('onPress' in item) return { as: 'button', type: 'button', onClick: item.onPress } as const;
  return { as: Link, href: item.href, ...(item.external && { target: '_blank', rel: 'noopener' }) } as const;
};
