import type { Announcement } from '@baize/gateway-sdk/announcements';
import type { Session } from '../app/index.ts';
import type { PopupFacts } from './popups.rules.ts';

export type Execution = Announcement['execution'];

/**
 * The executions whose popups open on entry: B for visitors, A for members, F before A at a member's first login
 * (REQ-203, D32). Empty while the member is loading, on a game page (REQ-204, D46) and on pages without the site's
 * frame.
 */
export const executionsOnEntry = (
  session: Session,
  { isFirst, page }: { readonly isFirst: boolean; readonly page: PopupFacts['page'] },
): readonly Execution[] => {
  if (page !== 'framed') return [];
  if (session.state === 'anonymous') return ['B'];
  if (session.member === undefined) return [];
  return isFirst ? ['F', 'A'] : ['A'];
};

/** Titles per page of the entry popup (REQ-205). */
export const ANNOUNCEMENTS_PER_PAGE = 11;

/** Notices per page (REQ-205). */
export const NOTICES_PER_PAGE = 9;

export type Paged<Item> = { readonly items: readonly Item[]; readonly page: number; readonly pages: number };

/** One page of a list, counted from 1. A page number beyond the end returns the last page. */
export const pageOf = <Item>(all: readonly Item[], page: number, size: number): Paged<Item> => {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const shown = Math.min(Math.max(page, 1), pages);
  return { items: all.slice((shown - 1) * size, shown * size), page: shown, pages };
};
