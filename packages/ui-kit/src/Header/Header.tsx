import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { useKitWords } from '../KitWords/index.ts';
import { HeaderEnd, HeaderFrame, HeaderMenu, HeaderRow, HeaderTools } from './Header.styles.ts';
import { HeaderNavigation, type HeaderNavigationProps } from './HeaderNavigation.tsx';

export type HeaderProps = {
  /** The merchant's mark as a link home. */
  brand: ReactNode;
  navigation: HeaderNavigationProps;
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
        <HeaderNavigation {...navigation} />
        <HeaderEnd>
          {tools && <HeaderTools data-one-stop>{tools}</HeaderTools>}
          {children}
        </HeaderEnd>
      </HeaderRow>
    </HeaderFrame>
  );
}
