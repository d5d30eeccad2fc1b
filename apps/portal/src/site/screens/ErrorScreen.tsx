import { fieldIcons, moreIcons } from '@baize/ui-kit/Icon';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSite } from '../SiteContext.ts';
import { ChunkFailure } from '../withTimeout.ts';

type ErrorScreenProps = {
  /** A `ChunkFailure` when the page's chunk failed to load, otherwise an error in the page (D33). */
  readonly error: unknown;
  readonly reference: string;
};

/**
 * Rendered in place of a page that failed: the reference to quote, a reload button and customer service. A page whose
 * chunk failed to load reloads once the browser is online, at once if it is by then.
 */
export function ErrorScreen({ error, reference }: ErrorScreenProps) {
  const { t } = useLingui();
  const { effective } = useSite();
  const failure = error instanceof ChunkFailure ? error : undefined;
  const isLate = failure !== undefined;
  const wasOffline = failure?.wasOffline ?? false;
  useEffect(() => {
    if (!isLate) return;
    const reload = () => window.location.reload();
    if (wasOffline && navigator.onLine) reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLate, wasOffline]);
  return (
    <StatusScreen
      kind="error"
      title={
        isLate
          ? t({ id: 'fault.late.title', message: 'The page took too long to open' })
          : t({ id: 'fault.title', message: 'Something went wrong' })
      }
      text={t({ id: 'fault.text', message: 'Check your connection and try again, or contact customer service.' })}
      detail={{ label: t({ id: 'system.reference', message: 'Reference' }), value: reference }}
      action={
        <>
          <Button variant="main" icon={fieldIcons.refresh} onClick={() => window.location.reload()}>
            {t({ id: 'system.retry.action', message: 'Try again' })}
          </Button>
          <ButtonLink href={effective.customerService} icon={moreIcons.headset}>
            {t({ id: 'system.customerService', message: 'Contact customer service' })}
          </ButtonLink>
        </>
      }
    />
  );
}
