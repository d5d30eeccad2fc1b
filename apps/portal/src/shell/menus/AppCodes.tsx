import { useDownloads } from '@baize/features/system';
import { QrCode, QrCodeList } from '@baize/ui-kit/QrCode';
import { useLingui } from '@lingui/react/macro';

/** A small code for each app, with its name as a link: what the header and the bar at the side show of them (REQ-041, REQ-051). */
export function AppCodes() {
  const { t } = useLingui();
  const { downloads } = useDownloads();
  return (
    downloads.length > 0 && (
      <QrCodeList aria-label={t({ id: 'menus.codes', message: 'Scan to download' })}>
        {downloads.map(({ name, href }) => (
          <li key={href}>
            <QrCode size="small" text={href} label={t({ id: 'menus.code', message: `Scan to download: ${name}` })} />
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </QrCodeList>
    )
  );
}
