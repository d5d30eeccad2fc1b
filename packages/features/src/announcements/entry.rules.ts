import type { Announcement } from '@baize/gateway-sdk/announcements';
import type { Session } from '../app/index.ts';
import type { PopupFacts } from './popups.rules.ts';

export type Execution = Announcement['execution'];

/**
 * Which announcements speak on entry: B to visitors, A to members, before it F at their first log-in (REQ-203, D32). None
 * are asked for while it is not known whose token it is, nor over a game (REQ-204), nor on a page without frame, where
 * none would be shown.
 */
export const executionsOnEntry = (
  session: Session,
  { isFirst, layout }: { readonly isFirst: boolean; readonly layout: PopupFacts['layout'] },
): readonly Execution[] => {
  if (layout !== 'full') return [];
  if (session.state === 'anonymous') return ['B'];
  if (session.member === undefined) return [];
  return isFirst ? ['F', 'A'] : ['A'];
};

/** Several lists as one, in their order; what stands in two of them is told once. */
export const inOneList = <Item extends { readonly id: string }>(lists: readonly (readonly Item[])[]): readonly Item[] =>
  lists.flat().filter(({ id }, place, all) => all.findIndex((each) => each.id === id) === place);

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
