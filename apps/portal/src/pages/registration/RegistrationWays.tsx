import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../app/SiteContext.ts';
import { hrefOf } from '../../routes/paths.ts';
import { useInPopup, usePlace } from '../../routes/Place.ts';
import { LoginWays } from '../session/login/LoginPage.styles.ts';

/** Ways out of the page; out of a popup leads its close button (REQ-124). */
export function RegistrationWays() {
  const { t } = useLingui();
  const { effective } = useSite();
  const inPopup = useInPopup();
  const { search } = usePlace();
  return (
    <LoginWays>
      {!inPopup && (
        <TextLink href={`${hrefOf('login')}${search}`}>
          {t({ id: 'registration.logIn', message: 'I have an account' })}
        </TextLink>
      )}
      {!inPopup && <TextLink href={hrefOf('home')}>{t({ id: 'login.home', message: 'Back to home' })}</TextLink>}
      <TextLink href={effective.customerService}>
        {t({ id: 'footer.customerService', message: 'Customer service' })}
      </TextLink>
    </LoginWays>
  );
}
