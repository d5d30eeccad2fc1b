import type { Access, RouteName } from '@baize/domain/routes';
import type { IconSource } from '@baize/ui-kit/Icon';
import type { MessageDescriptor } from '@lingui/core';

/** A row of the route table: everything about a page except its component. */
export type Route = {
  /** The samples, the generator's templates, are pages of tests and stories only. */
  readonly name: RouteName | 'sample' | 'samplePlain';
  /** Another name for some of its addresses (D4). */
  readonly alsoNamed?: RouteName;
  /** The canonical path first, then its aliases. Paths match case-insensitively (D3). A page of a centre has its route. */
  readonly paths: readonly [string, ...string[]];
  /** Name in navigation, in the browser's tab and as a popup's title. */
  readonly label: MessageDescriptor;
  /** Title in the browser's tab, if it should say more than the label. */
  readonly title?: MessageDescriptor;
  /** Icon in navigation, which lists only pages that have one. */
  readonly icon?: IconSource;
  readonly access: Access;
  /** Target of the close button when no page lies beneath; home without one. */
  readonly parent?: RouteName;
  /** `dialog` is rendered over the current page, or as a page when there is none (D11). */
  readonly presentation: 'page' | 'dialog';
  /** Page beneath a dialog that is opened by its address; such a dialog is never rendered as a page. */
  readonly beneath?: RouteName;
  /** `full` has header and footer, `bare` neither, `game` the header until a game with a bar of its own has loaded. */
  readonly layout: 'full' | 'bare' | 'game';
  /** True for pages where games are played: no popup opens by itself there (REQ-023, REQ-204, D46). */
  readonly isGamePage?: true;
  /** Redirect for an address from which `search` reads nothing. Without it, such an address is not found. */
  readonly nothingNamed?: RouteName;
  /** True when navigating to it as a page replaces the current history entry (REQ-035). */
  readonly replaces?: boolean;
  /** Parses the query; undefined when it does not name what the page needs. */
  readonly search?: (search: URLSearchParams) => object | undefined;
};
