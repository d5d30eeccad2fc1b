import { isRouteName } from '@baize/domain/routes';
import { useBanners } from '@baize/features/announcements';
import { FooterTiles } from '@baize/ui-kit/Footer';
import { useLingui } from '@lingui/react/macro';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import { hrefOf } from '../../routes/paths.ts';
import { useNavigationItems } from '../useNavigationItems.ts';

/** The banner group of the footer: where to go on, with the merchant's picture of it where there is one (REQ-054). */
export function FooterLinks() {
  const { t } = useLingui();
  const places = useNavigationItems(['elott', 'live', 'sports']);
  const banners: readonly WordedBanner[] = useBanners('w_footer', useTenantBanners('w_footer'), 0);
  const pictureOf = (href: string) => banners.find(({ to }) => isRouteName(to) && hrefOf(to) === href)?.image;
  return (
    <FooterTiles
      label={t({ id: 'menus.goOn', message: 'Go on to' })}
      tiles={places.map(({ href, label, icon }) => ({ href, icon, title: label, picture: pictureOf(href) }))}
    />
  );
}
