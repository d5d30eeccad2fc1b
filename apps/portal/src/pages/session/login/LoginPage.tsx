import { useBanners } from '@baize/features/announcements';
import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '../../../app/SiteContext.ts';
import { hrefOf } from '../../../routes/paths.ts';
import { useInPopup } from '../../../routes/Place.ts';
import { PageHeading } from '../../../shell/PageHeading.tsx';
import { SiteLogo } from '../../../shell/SiteLogo.tsx';
import { SiteTools } from '../../../shell/SiteTools.tsx';
import { useTenantBanners, type WordedBanner } from '../../../words/useTenantBanners.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginColumn, LoginFrame, LoginPicture, LoginPictureWords, LoginTop, LoginWays } from './LoginPage.styles.ts';

/**
 * The login form: alone, with the merchant's banner beside it where there is room; or in a popup over another page, which
 * gives it title and frame (REQ-013, REQ-095, REQ-096).
 */
export function LoginPage() {
  const inPopup = useInPopup();
  const form = (
    <>
      <PageHeading />
      <LoginForm />
      <LoginLinks inPopup={inPopup} />
    </>
  );
  return inPopup ? <LoginColumn data-in-popup>{form}</LoginColumn> : <LoginAlone>{form}</LoginAlone>;
}

function LoginAlone({ children }: { readonly children: ReactNode }) {
  const [banner]: readonly WordedBanner[] = useBanners('w_login', useTenantBanners('w_login'));
  return (
    <LoginFrame>
      {banner !== undefined && (
        <LoginPicture>
          <img src={banner.image} alt="" />
          <LoginPictureWords>
            <p>{banner.title}</p>
            <p>{banner.line}</p>
          </LoginPictureWords>
        </LoginPicture>
      )}
      <LoginColumn>
        <LoginTop>
          <SiteLogo />
          <SiteTools wide />
        </LoginTop>
        {children}
      </LoginColumn>
    </LoginFrame>
  );
}

/** Ways out of the page; out of a popup leads its close button. */
function LoginLinks({ inPopup }: { readonly inPopup: boolean }) {
  const { t } = useLingui();
  const { effective } = useSite();
  return (
    <LoginWays>
      {!inPopup && <TextLink href={hrefOf('home')}>{t({ id: 'login.home', message: 'Back to home' })}</TextLink>}
      <TextLink href={effective.customerService}>
        {t({ id: 'footer.customerService', message: 'Customer service' })}
      </TextLink>
    </LoginWays>
  );
}
