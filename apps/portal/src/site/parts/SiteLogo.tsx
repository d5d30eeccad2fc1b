import { Logo } from '@baize/ui-kit/Logo';
import { useSite } from '../SiteContext.ts';
import { hrefOf } from '../routes/paths.ts';

/** The merchant's logo, linked to home. */
export function SiteLogo() {
  const { document: tenant } = useSite();
  const { logo, logoDark } = tenant.brand;
  return (
    <Logo
      name={tenant.brandName}
      src={logo.src}
      srcDark={logoDark.src}
      width={logo.width}
      height={logo.height}
      href={hrefOf('home')}
    />
  );
}
