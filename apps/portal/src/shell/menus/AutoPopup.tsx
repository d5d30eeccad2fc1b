import { useEntryPopup, popupToOpen, type Announcement, type PopupFacts } from '@baize/features/announcements';
import { useWelcome } from '@baize/features/session';
import { useTopModal } from '@baize/ui-kit/Dialog';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { useLayers } from '../../site/routes/Place.ts';
import { routeAt } from '../../site/routes/paths.ts';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { AutoPopupFrame } from './PopupQueue.styles.ts';

const EntryPopup = lazyExtra('announcements', () =>
  import('../../pages/announcements/EntryPopup.tsx').then((chunk) => chunk.EntryPopup),
);

type AutoPopupProps = {
  readonly sessionEnds?: boolean;
  /** The warning before the session ends. */
  readonly warning?: ReactNode;
  readonly welcome?: ReactNode;
};

/** Renders the one popup whose turn it is. */
export function AutoPopup({ sessionEnds = false, warning, welcome }: AutoPopupProps) {
  const { page, popup } = useLayers();
  const kind = popupPageOf(page.pathname);
  const { isNew } = useWelcome();
  const { items, close } = useEntryPopup(kind);
  const top = useTopModal();
  const typing = useIsTyping();
  const opened = popupToOpen({
    sessionEnds,
    isNew,
    isAnnounced: items.length > 0,
    page: kind,
    // A popup of its own stays open: fields in it do not count as typing.
    isCovered: popup !== undefined || (top === undefined ? typing : top.closest('[data-auto-popup]') === null),
  });
  return (
    <AutoPopupFrame data-auto-popup={opened}>
      {opened === 'sessionEnding' && warning}
      {opened === 'welcome' && welcome}
      <Suspense>{opened === 'announcements' && isSome(items) && <EntryPopup items={items} onClose={close} />}</Suspense>
    </AutoPopupFrame>
  );
}

/** The kind of the page at a path, as the rules for popups distinguish it. */
const popupPageOf = (pathname: string): PopupFacts['page'] => {
  const route = routeAt(pathname)?.route;
  if (route?.isGamePage) return 'game';
  return route?.layout === 'bare' ? 'bare' : 'framed';
};

const isSome = (items: readonly Announcement[]): items is readonly [Announcement, ...Announcement[]] =>
  items.length > 0;

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]';

const subscribe = (listener: () => void) => {
  // Reads after the event: between two fields, the first has lost the focus before the second gets it.
  const signs = new AbortController();
  for (const sign of ['focusin', 'focusout']) document.addEventListener(sign, () => queueMicrotask(listener), signs);
  return () => signs.abort();
};

/** True while a field has the focus: no popup opens by itself over it (D48). */
export const useIsTyping = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.activeElement?.matches(FIELDS) === true,
    () => false,
  );
