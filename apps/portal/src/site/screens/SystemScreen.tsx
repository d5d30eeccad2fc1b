import { fieldIcons, moreIcons } from '@baize/ui-kit/Icon';
import { useRefetchAfterOutage } from '@baize/features/system';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../SiteContext.ts';
import { useDateTime } from '../words/useDateTime.ts';
import { usePageTitle } from './usePageTitle.ts';

function CustomerServiceLink() {
  const { t } = useLingui();
  const { effective } = useSite();
  return (
    <ButtonLink href={effective.customerService} variant="main" icon={moreIcons.headset}>
      {t({ id: 'system.customerService', message: 'Contact customer service' })}
    </ButtonLink>
  );
}

/** Rendered while the whole site is under maintenance (REQ-061). */
export function MaintenanceScreen({ until }: { readonly until?: string | undefined }) {
  const { t } = useLingui();
  const dateTime = useDateTime();
  const title = t({ id: 'system.maintenance.title', message: 'The site is under maintenance' });
  usePageTitle(title);
  return (
    <StatusScreen
      kind="maintenance"
      title={title}
      text={t({
        id: 'system.maintenance.text',
        message: 'Your balance is safe. This page will reload by itself when we are back.',
      })}
      detail={
        until === undefined
          ? undefined
          : { label: t({ id: 'system.maintenance.until', message: 'Expected back' }), value: dateTime(until) }
      }
      action={<CustomerServiceLink />}
    />
  );
}

/** Rendered when access is restricted by region or IP address (REQ-062). */
export function BlockedScreen({ ip }: { readonly ip?: string | undefined }) {
  const { t } = useLingui();
  const title = t({ id: 'system.blocked.title', message: 'Not available in your location' });
  usePageTitle(title);
  return (
    <StatusScreen
      kind="blocked"
      title={title}
      text={t({
        id: 'system.blocked.text',
        message:
          'Access is restricted by location or IP address. If you think this is a mistake, send us the address below.',
      })}
      detail={
        ip === undefined ? undefined : { label: t({ id: 'system.blocked.ip', message: 'Your IP address' }), value: ip }
      }
      action={<CustomerServiceLink />}
    />
  );
}

/** Rendered when the gateway does not answer, in place of a blank page (D6). */
export function RetryScreen({
  reference,
  onRetry,
}: {
  readonly reference?: string | undefined;
  readonly onRetry: () => void;
}) {
  const { t } = useLingui();
  useRefetchAfterOutage();
  const title = t({ id: 'system.retry.title', message: 'We could not connect' });
  usePageTitle(title);
  return (
    <StatusScreen
      kind="error"
      title={title}
      text={t({ id: 'system.retry.text', message: 'Check your connection and try again.' })}
      detail={
        reference === undefined
          ? undefined
          : { label: t({ id: 'system.reference', message: 'Reference' }), value: reference }
      }
      action={
        <Button variant="main" icon={fieldIcons.refresh} onClick={onRetry}>
          {t({ id: 'system.retry.action', message: 'Try again' })}
        </Button>
      }
    />
  );
}
