import type { Referral } from '@baize/features/referral';
import { Button } from '@baize/ui-kit/Button';
import { CopyButton } from '@baize/ui-kit/CopyButton';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { QrCode } from '@baize/ui-kit/QrCode';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useSite } from '../../../site/SiteContext.ts';
import { saveFile } from '../../../site/records/saveFile.ts';
import { drawInvitation } from './drawInvitation.ts';
import { InviteActions, InviteCardFrame, InviteLine, InviteText } from './ReferralPage.styles.ts';

/** The address that an invited friend opens; registration reads its code (REQ-125). */
const linkOf = (code: string): string => new URL(hrefOf('home', { referralCode: code }), window.location.origin).href;

/** The invitation: link and code to copy, a QR code, and a picture of both to share. */
export function InviteCard({ code }: Pick<Referral, 'code'>) {
  const { t } = useLingui();
  const { document: tenant } = useSite();
  const frame = useRef<HTMLElement>(null);
  const [isFailed, setFailed] = useState(false);
  const link = linkOf(code);
  const brand = tenant.brandName;
  const title = t({ id: 'referral.title', message: `Play with me at ${brand}` });
  const done = t({ id: 'referral.copied', message: 'Copied' });

  const handleShare = async () => {
    const picture = await pictureOf(frame.current, { brand, title, code, link });
    setFailed(picture === undefined);
    if (picture === undefined) return;
    const file = new File([picture], 'invitation.png', { type: 'image/png' });
    const data = { files: [file], text: title, url: link };
    if (!('canShare' in navigator) || !navigator.canShare(data)) return saveFile(picture, file.name);
    // A member who closes the sheet has changed their mind.
    await navigator.share(data).catch(() => undefined);
  };

  return (
    <InviteCardFrame ref={frame} aria-label={t({ id: 'referral.card', message: 'Your invitation' })}>
      <QrCode text={link} label={t({ id: 'referral.qr', message: 'Scan to join' })} />
      <InviteText>
        <strong>{title}</strong>
        <InviteLine>
          <div>
            <small>{t({ id: 'referral.link', message: 'Your link' })}</small>
            <bdi dir="ltr" translate="no">
              {link}
            </bdi>
          </div>
          <CopyButton text={link} label={t({ id: 'referral.link.copy', message: 'Copy link' })} doneText={done} />
        </InviteLine>
        <InviteLine>
          <div>
            <small>{t({ id: 'referral.code', message: 'Your code' })}</small>
            <bdi dir="ltr" translate="no">
              {code}
            </bdi>
          </div>
          <CopyButton text={code} label={t({ id: 'referral.code.copy', message: 'Copy code' })} doneText={done} />
        </InviteLine>
        <InviteActions>
          <Button onClick={() => void handleShare()}>
            {t({ id: 'referral.share', message: 'Share as a picture' })}
          </Button>
        </InviteActions>
        {isFailed && (
          <FormMessage role="alert">
            {t({ id: 'referral.share.failed', message: 'The picture could not be made. Copy the link instead.' })}
          </FormMessage>
        )}
      </InviteText>
    </InviteCardFrame>
  );
}

type Shown = { readonly brand: string; readonly title: string; readonly code: string; readonly link: string };

/** The card as a picture, in its colours and with its QR code; undefined while the code is not drawn yet. */
const pictureOf = async (frame: HTMLElement | null, shown: Shown): Promise<Blob | undefined> => {
  const drawing = frame?.querySelector('[role="img"] svg');
  const paths = [...(drawing?.querySelectorAll('path') ?? [])];
  const path = paths.at(-1)?.getAttribute('d');
  const modules = Number(drawing?.getAttribute('viewBox')?.split(' ')[2]);
  if (frame === null || !path || !(modules > 0)) return undefined;
  const { backgroundColor, color, fontFamily, direction } = getComputedStyle(frame);
  return drawInvitation({
    ...shown,
    qr: { path, modules },
    colours: { background: backgroundColor, text: color },
    font: fontFamily,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  });
};
