import { useSession } from '@baize/features/session';
import { ToastRegion, type ToastMessage } from '@baize/ui-kit/Toast';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { dismissAtom, noticesAtom } from '../parts/notices.atoms.ts';
import { useErrorText } from '../words/useErrorText.ts';

const EXPIRED = 'expired';

/**
 * Renders notices until they are dismissed, each with its reason; and on any page, once, that the session has expired
 * (REQ-091).
 */
export function NoticeRegion() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { end } = useSession();
  const notices = useAtomValue(noticesAtom);
  const dismiss = useSetAtom(dismissAtom);
  const [isRead, setRead] = useState(false);
  if (end !== 'expired' && isRead) setRead(false);
  const toasts: readonly ToastMessage[] = notices.map(({ id, text, error, tone = 'error' }) => ({
    id,
    tone,
    text: error === undefined ? text : `${text} ${errorText(error)}`,
  }));
  const expired: ToastMessage = {
    id: EXPIRED,
    tone: 'info',
    text: t({ id: 'error.notLoggedIn', message: 'You are not logged in. Log in to continue.' }),
  };
  return (
    <ToastRegion
      urgent
      toasts={end === 'expired' && !isRead ? [...toasts, expired] : toasts}
      onDismiss={(id) => (id === EXPIRED ? setRead(true) : dismiss(id))}
    />
  );
}
