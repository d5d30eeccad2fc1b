import { useEntryPopup, whoSpeaks } from '@baize/features/announcements';
import { useSession, useWelcome } from '@baize/features/session';
import { type SessionEnding, useSessionEnding } from '@baize/features/session/ending';
import type { Announcement, PopupFacts } from '@baize/features/announcements';
import { useTopModal } from '@baize/ui-kit/Dialog';
import { Suspense } from 'react';
import { routeAt } from '../../routes/paths.ts';
import { useLayers } from '../../routes/Place.ts';
import { lazyExtra } from '../../words/lazyWithWords.tsx';
import { SpeakerFrame } from './PopupQueue.styles.ts';
import { SessionWarning } from './SessionWarning.tsx';
import { Welcome } from './Welcome.tsx';

const EntryPopup = lazyExtra('announcements', () =>
  import('../../pages/announcements/EntryPopup.tsx').then((chunk) => chunk.EntryPopup),
);

/** Every popup that opens by itself: `whoSpeaks` decides which, and never two of them. */
export function PopupQueue() {
  // Whose password change is owed has no member yet, and no session that could be asked after.
  const { member } = useSession();
  return member === undefined ? <Speaker /> : <MemberSpeaker />;
}

function MemberSpeaker() {
  return <Speaker ending={useSessionEnding()} />;
}

function Speaker({ ending }: { readonly ending?: SessionEnding }) {
  const { page, popup } = useLayers();
  const pageKind = popupPageOf(page.pathname);
  const { isNew } = useWelcome();
  const { items, close } = useEntryPopup(pageKind);
  const top = useTopModal();
  const speaker = whoSpeaks({
    sessionEnds: ending?.secondsLeft !== undefined,
    isNew,
    isAnnounced: items.length > 0,
    page: pageKind,
    isCovered: popup !== undefined || (top !== undefined && top.closest('[data-speaker]') === null),
  });
  return (
    <SpeakerFrame data-speaker={speaker}>
      {speaker === 'sessionEnding' && ending && <SessionWarning {...ending} />}
      {speaker === 'welcome' && <Welcome />}
      <Suspense>
        {speaker === 'announcements' && isSome(items) && <EntryPopup items={items} onClose={close} />}
      </Suspense>
    </SpeakerFrame>
  );
}

/** The kind of page at a path, as far as popups are concerned. */
function popupPageOf(pathname: string): PopupFacts['page'] {
  const route = routeAt(pathname)?.route;
  if (route?.isGamePage) return 'game';
  return route?.layout === 'bare' ? 'bare' : 'framed';
}

function isSome(items: readonly Announcement[]): items is readonly [Announcement, ...Announcement[]] {
  return items.length > 0;
}
