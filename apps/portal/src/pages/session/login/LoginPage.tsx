import type { ReactNode } from 'react';
import { useFlags } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../app/SiteContext.ts';
import { hrefOf } from '../../../routes/paths.ts';
import { useInPopup, usePlace } from '../../../routes/Place.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { EntryFrame } from '../EntryFrame.tsx';
import { EntryColumn } from '../EntryFrame.styles.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginWays } from './LoginPage.styles.ts';

interface LoginPageProps {
  readonly entry?: 'agent';
  /** Said over the form. */
  readonly notice?: ReactNode;
}

/**
 * The login form: alone, with the merchant's banner beside it where there is room; or in a popup over another page, which
 * gives it title and frame (REQ-013, REQ-095, REQ-096).
 */
export function LoginPage({ entry, notice }: LoginPageProps) {
  const inPopup = useInPopup();
  const form = (
    <>
      <PageHeading />
      {notice}
      <LoginForm entry={entry} />
      <LoginLinks inPopup={inPopup} />
    </>
  );
  return inPopup ? <EntryColumn data-in-popup>{form}</EntryColumn> : <EntryFrame group="w_login">{form}</EntryFrame>;
}

/** Ways out of the page; out of a popup leads its close button. */
function LoginLinks({ inPopup }: { readonly inPopup: boolean }) {
  const { t } = useLingui();
  const { effective } = useSite();
  const { search } = usePlace();
  const { mobileRegistration, usernameRegistration } = useFlags();
  const isOpen = mobileRegistration || usernameRegistration;
  return (
    <LoginWays>
      {!inPopup && isOpen && (
        <TextLink href={`${hrefOf('register')}${search}`}>
          {t({ id: 'login.register', message: 'Open an account' })}
        </TextLink>
      )}
      {!inPopup && <TextLink href={hrefOf('home')}>{t({ id: 'login.home', message: 'Back to home' })}</TextLink>}
      <TextLink href={effective.customerService}>
        {t({ id: 'footer.customerService', message: 'Customer service' })}
      </TextLink>
    </LoginWays>
  );
}
