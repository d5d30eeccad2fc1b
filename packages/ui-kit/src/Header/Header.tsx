import type { ReactNode } from 'react';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import {
  HeaderEnd,
  HeaderFrame,
  HeaderLink,
  HeaderMenu,
  HeaderNavigation,
  HeaderRow,
  HeaderTools,
} from './Header.styles.ts';
import type { NavigationItem } from './navigation.types.ts';

export type HeaderProps = {
  /** The merchant's mark as a link home. */
  brand: ReactNode;
  navigation: { label: string; items: readonly NavigationItem[] };
  /** Opens the drawer, where the categories have no room. */
  onMenu?: (() => void) | undefined;
  /** Language and theme, from 768 px on; narrower, the drawer holds them. */
  tools?: ReactNode;
  /** The end side: search, balance, account; or log in and register. */
  children?: ReactNode;
};

/** The 64 px bar that stays in sight: mark, categories, and what is the player's own at the end side. */
export function Header({ brand, navigation, onMenu, tools, children }: HeaderProps) {
  const words = useKitWords();
  return (
    <HeaderFrame>
      <HeaderRow>
        {onMenu && (
          <HeaderMenu>
            <IconButton icon="menu" label={words.menu} onClick={onMenu} />
          </HeaderMenu>
        )}
        {brand}
        <HeaderNavigation aria-label={navigation.label}>
          <ul>
            {navigation.items.map(({ href, label, icon, current }) => (
              <li key={href}>
                <HeaderLink href={href} aria-current={current ? 'page' : undefined}>
                  <Icon icon={icon} />
                  {label}
                </HeaderLink>
              </li>
            ))}
          </ul>
        </HeaderNavigation>
        <HeaderEnd>
          {tools && <HeaderTools>{tools}</HeaderTools>}
          {children}
        </HeaderEnd>
      </HeaderRow>
    </HeaderFrame>
  );
}
