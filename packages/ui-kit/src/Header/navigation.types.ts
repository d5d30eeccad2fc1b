import type { IconSource } from '../Icon/index.ts';

/** A destination in header, drawer and bottom bar. */
export type NavigationItem = {
  href: string;
  label: string;
  icon: IconSource;
  /** True for the current page. */
  current?: boolean | undefined;
  /** True when the header has a panel that previews the destination. */
  panel?: boolean | undefined;
};

/** The open panel below the header: that of an item, or the list of the items that do not fit (`rest`). */
export type OpenedPanel = {
  place: NavigationItem | 'rest';
  /** True when a key opened the panel: the focus moves into it. */
  entered?: boolean | undefined;
};

/** Props that the header passes to its `Panels` component. */
export type HeaderPanelsProps = {
  /** The `nav` element whose pointer, focus and key events open the panels. */
  navigation: HTMLElement;
  items: readonly NavigationItem[];
  opened: OpenedPanel | undefined;
  onOpen: (panel: OpenedPanel | undefined) => void;
};
