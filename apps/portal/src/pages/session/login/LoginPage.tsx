import type { ReactNode } from 'react';
import { canRegister } from '@baize/domain/flags';
import { useStartUp } from '@baize/features/system';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../../site/routes/paths.ts';
import { usePlace } from '../../../site/routes/Place.ts';
import { useContinueTo } from '../../../site/routes/useContinueTo.ts';
import { useSearch } from '../../../site/routes/useSearch.ts';
import { PageHeading } from '../../../site/parts/PageHeading.tsx';
import { EntryFrame } from '../EntryFrame.tsx';
import { EntryLinks } from '../../EntryLinks.tsx';
import { LawNotice } from '../../LawNotice.tsx';
import { SignIn } from '../signIn/lazySignIn.ts';
import { SocialSection } from '../social/SocialSection.tsx';
import { LoginForm } from './LoginForm.tsx';

type LoginPageProps = {
  readonly entry?: 'agent';
  /** Rendered above the form. */
  readonly notice?: ReactNode;
};

/**
 * The login: a page of its own, with the merchant's banner beside it where there is room; or a popup over another page,
 * which provides title and frame (REQ-013, REQ-095, REQ-096).
 */
export function LoginPage({ entry, notice }: LoginPageProps) {
  const { pathname } = usePlace();
  const { wayBack } = useSearch('login');
  const leadOn = useContinueTo(wayBack);
  const form = /signin/i.test(pathname) ? (
    <SignIn />
  ) : (
    <>
      <PageHeading />
      {notice}
      <LoginForm entry={entry} wayBack={wayBack} onDone={leadOn}>
        {entry === undefined && <SocialSection />}
        <LoginLinks />
      </LoginForm>
      <LawNotice />
    </>
  );
  return <EntryFrame group="w_login">{form}</EntryFrame>;
}

/**
 * Links below the form; no registration link where that is closed. Hidden until the flags load, which add buttons to
 * the form above.
 */
function LoginLinks() {
  const { t } = useLingui();
  const { search } = usePlace();
  const { flags, startUp } = useStartUp();
  return (
    <>
      {startUp === undefined && <i hidden data-awaited />}
      <EntryLinks>
        {canRegister(flags) && (
          <TextLink href={`${hrefOf('register')}${search}`}>
            {t({ id: 'login.register', message: 'Open an account' })}
          </TextLink>
        )}
      </EntryLinks>
    </>
  );
}
