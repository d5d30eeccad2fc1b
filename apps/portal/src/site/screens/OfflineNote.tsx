import { ToastRegion } from '@baize/ui-kit/Toast';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Announces that the browser is offline (WCAG 4.1.3). Keep it mounted: while online its region is empty. */
export function OfflineNote({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui();
  // Screen readers announce text added to a status region, not a region that is inserted with its text.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  const text = t({
    id: 'system.offline',
    message: 'You are offline. This page continues by itself when the connection is back.',
  });
  return (
    <ToastRegion
      toasts={isReady && isOffline ? [{ id: 'offline', tone: 'info', text, lasts: true }] : []}
      onDismiss={() => undefined}
    />
  );
}
