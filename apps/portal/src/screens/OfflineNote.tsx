import { ToastRegion } from '@baize/ui-kit/Toast';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Says that the browser has no network, while it has none (WCAG 4.1.3). Keep it rendered: an empty region says nothing. */
export function OfflineNote({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui();
  // Screen readers announce what is added to a status region, not a region that comes with its text.
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
