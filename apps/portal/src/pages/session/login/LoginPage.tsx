import { TextLink } from '@baize/ui-kit/Link';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../../app/SiteContext.ts';
import { hrefOf } from '../../../routes/paths.ts';
import { SiteLogo } from '../../../shell/SiteLogo.tsx';
import { SiteTools } from '../../../shell/SiteTools.tsx';
import { useTenantBanners } from '../../../words/useTenantBanners.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginColumn, LoginFrame, LoginLinks, LoginPicture, LoginPictureWords, LoginTop } from './LoginPage.styles.ts';

/** The standalone login form, with the merchant's banner beside it where there is room (REQ-013, REQ-095, REQ-096). */
export function LoginPage() {
  const { t } = useLingui();
  const { document: tenant } = useSite();
  const [banner] = useTenantBanners('w_login');
  const title = t({ id: 'login.title', message: 'Log in' });
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
        <h1 tabIndex={-1}>{title}</h1>
        <LoginForm />
        <LoginLinks>
          <TextLink href={hrefOf('home')}>{t({ id: 'login.home', message: 'Back to home' })}</TextLink>
          <TextLink href={tenant.customerService}>
            {t({ id: 'footer.customerService', message: 'Customer service' })}
          </TextLink>
        </LoginLinks>
      </LoginColumn>
    </LoginFrame>
  );
}
