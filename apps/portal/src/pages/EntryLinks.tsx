import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../site/SiteContext.ts';
import { hrefOf } from '../site/routes/paths.ts';
import { useInPopup } from '../site/routes/Place.ts';
import { EntryLinksRow } from './session/EntryFrame.styles.ts';

/**
 * Links below login, registration or recovery, the page's own first. A popup, which has a close button, links to
 * customer service only (REQ-124).
 */
export function EntryLinks({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { effective } = useSite();
  const inPopup = useInPopup();
  return (
    <EntryLinksRow>
      {!inPopup && children}
      {!inPopup && <TextLink href={hrefOf('home')}>{t({ id: 'login.home', message: 'Go to the home page' })}</TextLink>}
      <TextLink href={effective.customerService}>
        {t({ id: 'footer.customerService', message: 'Customer service' })}
      </TextLink>
    </EntryLinksRow>
  );
}
