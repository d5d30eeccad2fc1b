import type { Access, RouteName } from '@baize/domain/routes';
import type { IconSource } from '@baize/ui-kit/Icon';
import type { MessageDescriptor } from '@lingui/core';

/** A row of the route table: all there is to know of a page but the page itself. */
export interface Route {
  readonly name: RouteName;
  /** Another name for some of its addresses (D4). */
  readonly alsoNamed?: RouteName;
  /** The canonical path first, then its aliases. Paths match case-insensitively (D3). */
  readonly paths: readonly [string, ...string[]];
  /** What it is called in navigation, in the browser's tab and over its popup. */
  readonly label: MessageDescriptor;
  /** For the tab alone, where it should say more than the label. */
  readonly title?: MessageDescriptor;
  /** Beside the label in navigation, which leads only to pages that have one. */
  readonly icon?: IconSource;
  readonly access: Access;
  /** Where closing it leads when nothing lies beneath it. */
  readonly parent?: RouteName;
  /** `dialog` is laid over the page one is on, and is a page where there is none beneath it (D11). */
  readonly presentation: 'page' | 'dialog';
  /** The page that lies beneath a dialog which is opened by its address, and so is never a page itself. */
  readonly beneath?: RouteName;
  /** `full` has header and footer, `bare` stands alone, `game` keeps the header until a game with a bar of its own is there. */
  readonly layout: 'full' | 'bare' | 'game';
  /** Games are played here: no popup opens by itself (REQ-023, REQ-204, D46). */
  readonly isGamePage?: true;
  /** Where an address leads from which `search` reads nothing; undefined: it is not found. */
  readonly nothingNamed?: RouteName;
  /** Whether going there as a page takes the place of the current history entry (REQ-035). */
  readonly replaces?: boolean;
  /** Reads what the page is told by its address; undefined where the address names nothing there is. */
  readonly search?: (search: URLSearchParams) => object | undefined;
}
