import { leftPasswordChangeAtom, useSession } from '@baize/features/session';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyExtra } from '../../site/words/lazyWithWords.tsx';
import { AutoPopup } from './AutoPopup.tsx';

// Apart from the chunk of visitors: it needs charts and clocks.
const MemberAutoPopup = lazyExtra('menus', () =>
  import('./MemberAutoPopup.tsx').then((chunk) => chunk.MemberAutoPopup),
);
const LeftPasswordDialog = lazyExtra('session', () =>
  import('../../pages/session/login/LeftPasswordDialog.tsx').then((chunk) => chunk.LeftPasswordDialog),
);

/** Every popup that opens by itself, one at a time; `popupToOpen` chooses which. */
export function PopupQueue() {
  const owesPassword = useAtomValue(leftPasswordChangeAtom);
  // Until a required password change is done, there is no member and no session for further calls.
  const { member } = useSession();
  if (owesPassword)
    return (
      <Suspense>
        <LeftPasswordDialog />
      </Suspense>
    );
  return <Suspense>{member === undefined ? <AutoPopup /> : <MemberAutoPopup />}</Suspense>;
}
