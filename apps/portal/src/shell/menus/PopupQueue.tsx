import { leftPasswordChangeAtom, useSession } from '@baize/features/session';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyExtra } from '../../words/lazyWithWords.tsx';
import { Speaker } from './Speaker.tsx';

// Apart from what visitors have: it stands on charts and clocks.
const MemberSpeaker = lazyExtra('menus', () => import('./MemberSpeaker.tsx').then((chunk) => chunk.MemberSpeaker));
const LeftPasswordDialog = lazyExtra('session', () =>
  import('../../pages/session/login/LeftPasswordDialog.tsx').then((chunk) => chunk.LeftPasswordDialog),
);

/** Every popup that opens by itself: `whoSpeaks` decides which, and never two of them. */
export function PopupQueue() {
  const owesPassword = useAtomValue(leftPasswordChangeAtom);
  // Whose password change is owed has no member yet, and no session that could be asked after.
  const { member } = useSession();
  if (owesPassword)
    return (
      <Suspense>
        <LeftPasswordDialog />
      </Suspense>
    );
  return <Suspense>{member === undefined ? <Speaker /> : <MemberSpeaker />}</Suspense>;
}
