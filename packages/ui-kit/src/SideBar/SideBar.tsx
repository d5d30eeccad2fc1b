import type { ReactNode } from 'react';
import { Icon, type IconSource, moreIcons } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { SideBarFrame, SideBarLink, SideBarRow } from './SideBar.styles.ts';

export type SideBarItem = {
  href: string;
  label: string;
  icon: IconSource;
  /** It leads to another site, which opens beside this one. */
  external?: boolean | undefined;
};

export type SideBarProps = {
  label: string;
  side: 'start' | 'end';
  items: readonly SideBarItem[];
  /** For a bar that can be closed: whether it is, and the words of the button that turns it. */
  fold?: { closed: boolean; openLabel: string; closeLabel: string; onTurn: () => void } | undefined;
  /** Beneath the links, and gone with them: a popover. */
  children?: ReactNode;
};

/** Links at a side of the page, in the room beside the content; where there is none, the header and the drawer have them. */
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
        {items.map(({ href, label: name, icon, external }) => (
          <li key={href}>
            <SideBarLink as={Link} href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
              <Icon icon={icon} />
              <span>{name}</span>
            </SideBarLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </SideBarFrame>
  );
}

export type SideBarListProps = Pick<SideBarProps, 'label' | 'items'>;

/** The same links where there is room for a line each: in a popover or in the drawer. */
export function SideBarList({ label, items }: SideBarListProps) {
  return (
    <ul aria-label={label}>
      {items.map(({ href, label: name, icon, external }) => (
        <li key={href}>
          <SideBarRow as={Link} href={href} {...(external && { target: '_blank', rel: 'noopener' })}>
            <Icon icon={icon} />
            {name}
          </SideBarRow>
        </li>
      ))}
    </ul>
  );
}
