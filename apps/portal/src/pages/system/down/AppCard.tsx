import type { Download } from '@baize/features/system';
import { ButtonLink } from '@baize/ui-kit/Button';
import { QrCode } from '@baize/ui-kit/QrCode';
import { useLingui } from '@lingui/react/macro';
import { AppCardFrame } from './DownloadPage.styles.ts';

/** One app: its name, a QR code for a phone's camera, and a link for the current device. */
export function AppCard({ name, href }: Download) {
  const { t } = useLingui();
  return (
    <AppCardFrame>
      <h2>
        <bdi translate="no">{name}</bdi>
      </h2>
      <QrCode text={href} label={t({ id: 'down.code', message: `Scan to download: ${name}` })} />
      <p>{t({ id: 'down.scan', message: 'Scan to download' })}</p>
      <ButtonLink href={href} wide aria-label={t({ id: 'down.here', message: `Download to this device: ${name}` })}>
        {t({ id: 'down.link', message: 'Download to this device' })}
      </ButtonLink>
    </AppCardFrame>
  );
}
