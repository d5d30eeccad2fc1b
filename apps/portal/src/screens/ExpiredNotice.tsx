import { ToastRegion } from '@baize/ui-kit/Toast';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Says once that the gateway no longer knows the session; the page one is on stays (REQ-091). */
export function ExpiredNotice() {
  const { t } = useLingui();
  const [read, setRead] = useState(false);
  const text = t({ id: 'error.notLoggedIn', message: 'You are not logged in. Please log in.' });
  return (
    <ToastRegion urgent toasts={read ? [] : [{ id: 'expired', tone: 'info', text }]} onDismiss={() => setRead(true)} />
  );
}
