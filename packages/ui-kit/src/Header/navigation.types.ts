import type { IconSource } from '../Icon/index.ts';

/** One place to go to, as header, drawer and bottom bar draw it. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconSource;
  /** The page that is shown now. */
  current?: boolean | undefined;
  /** The header has a panel for it, which shows what is behind it before one goes there. */
  panel?: boolean | undefined;
};

/** What is open beneath the header: the panel of a place, or the places that have no room in the row. */
export type OpenedPanel = {
  place: NavigationItem | 'rest';
  /** It was opened by a key that goes into it. */
  entered?: boolean | undefined;
};

/** What a header gives to whoever shows its panels. */
export type HeaderPanelsProps = {
  /** The `nav` that is rested on, focused and pressed. */
  navigation: HTMLElement;
  items: readonly NavigationItem[];
  opened: OpenedPanel | undefined;
  onOpen: (panel: OpenedPanel | undefined) => void;
};
