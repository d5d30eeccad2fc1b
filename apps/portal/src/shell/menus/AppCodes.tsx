import { useDownloads, type Download } from '@baize/features/system';
import { QrCode, QrCodeList } from '@baize/ui-kit/QrCode';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LargeCode } from './LargeCode.tsx';

/**
 * A small QR code for each app, with its name as a link, in the header and the side bar (REQ-041, REQ-051). A press
 * enlarges a code.
 */
export function AppCodes() {
  const { t } = useLingui();
  const { downloads } = useDownloads();
  const [enlarged, setEnlarged] = useState<Download>();
  const labelOf = ({ name }: Download) => t({ id: 'menus.code', message: `Scan to download: ${name}` });
  if (downloads.length === 0) return null;
  return (
    <>
      <QrCodeList aria-label={t({ id: 'menus.codes', message: 'Scan to download' })}>
        {downloads.map((download) => (
          <li key={download.href}>
            <button type="button" aria-haspopup="dialog" onClick={() => setEnlarged(download)}>
              <QrCode size="small" text={download.href} label={labelOf(download)} />
            </button>
            <a href={download.href}>
              <bdi translate="no">{download.name}</bdi>
            </a>
          </li>
        ))}
      </QrCodeList>
      {enlarged && <LargeCode label={labelOf(enlarged)} text={enlarged.href} onClose={() => setEnlarged(undefined)} />}
    </>
  );
}
