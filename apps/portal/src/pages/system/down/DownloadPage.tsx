import { useDownloads, type Download } from '@baize/features/system';
import { StatusScreen } from '@baize/ui-kit/StatusScreen';
import { useLingui } from '@lingui/react/macro';
import { PageColumn } from '../../../site/parts/PageColumn.styles.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { SiteLogo } from '../../../site/parts/SiteLogo.tsx';
import { PageBanner } from '../../PageBanner.tsx';
import { AppList, AppPlace, DownloadText, AppCardFrame } from './DownloadPage.styles.ts';
import { ButtonLink } from '@baize/ui-kit/Button';
import { QrCode } from '@baize/ui-kit/QrCode';

const PLACES = [1, 2];

/** The merchant's apps, each with a QR code and a link for the current device (REQ-228). */
export function DownloadPage() {
  const { t } = useLingui();
  const { state, downloads } = useDownloads();
  return (
    <PageColumn aria-busy={state === 'loading'}>
      <PageBanner page="down">
        <SiteLogo />
        <PageHeading />
      </PageBanner>
      <DownloadText>
        {t({
          id: 'down.text',
          message: 'All of {brandName} on your home screen. Open it with one tap and stay logged in while you play.',
        })}
      </DownloadText>
      {state === 'empty' ? (
        <StatusScreen
          compact
          kind="empty"
          title={t({ id: 'down.empty', message: 'There is no app yet' })}
          text={t({ id: 'down.empty.text', message: 'Everything is on this site, on every device.' })}
        />
      ) : (
        <AppList aria-label={t({ id: 'down.apps', message: 'Apps' })}>
          {state === 'loading' && PLACES.map((place) => <AppPlace key={place} aria-hidden="true" />)}
          {downloads.map((download) => (
            <AppCard key={download.href} {...download} />
          ))}
        </AppList>
      )}
    </PageColumn>
  );
}

/** One app: its name, a QR code for a phone's camera, and a link for the current device. */
function AppCard({ name, href }: Download) {
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
