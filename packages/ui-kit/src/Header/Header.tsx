import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useKitWords } from '../KitWords/KitWords.tsx';
import { HeaderEnd, HeaderFrame, HeaderMenu, HeaderRow, HeaderTools } from './Header.styles.ts';
import { HeaderNavigation, type HeaderNavigationProps } from './HeaderNavigation.tsx';

export type { HeaderPanelsProps, NavigationItem, OpenedPanel } from './navigation.types.ts';

export type HeaderProps = {
  /** The merchant's logo as a link to the home page. */
  brand: ReactNode;
  navigation: HeaderNavigationProps;
  /** Opens the drawer; the button shows on screens too narrow for the categories. */
  onMenu?: (() => void) | undefined;
  /** Language and theme, shown from 768 px on; on narrower screens the drawer has them. */
  tools?: ReactNode;
  /** The end side: search, balance, account; or log in and register. */
  children?: ReactNode;
};

/** The sticky 64 px bar: logo, categories, and the player's controls at the end side. */
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
