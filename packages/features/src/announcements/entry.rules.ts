import type { Announcement } from '@baize/gateway-sdk/announcements';
import type { Session } from '../app/index.ts';
import type { PopupFacts } from './popups.rules.ts';

export type Execution = Announcement['execution'];

/**
 * The announcements that open on entry: B for visitors, A for members, preceded by F at their first login (REQ-203, D32).
 * None while the token's member is unknown, on a game page (REQ-204, D46), or on a page without frame.
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

/** How many titles a page of the announcements on entry has (REQ-205). */
export const ANNOUNCEMENTS_PER_PAGE = 11;

/** How many notices a page has (REQ-205). */
export const NOTICES_PER_PAGE = 9;

export type Paged<Item> = { readonly items: readonly Item[]; readonly page: number; readonly pages: number };

/** A page of a list, counted from 1; the last one there is for a page beyond it. */
export const pageOf = <Item>(all: readonly Item[], page: number, size: number): Paged<Item> => {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const shown = Math.min(Math.max(page, 1), pages);
  return { items: all.slice((shown - 1) * size, shown * size), page: shown, pages };
};
