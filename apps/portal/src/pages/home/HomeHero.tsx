import { isRouteName } from '@baize/domain/routes';
import { effectiveBanners, useBanners } from '@baize/features/banners';
import { Hero } from '@baize/ui-kit/Hero';
import { useLingui } from '@lingui/react/macro';
import { hrefOf } from '../../routes/paths.ts';
import { useTenantBanners } from '../../words/useTenantBanners.ts';

/** The banners of home: the merchant's first stays where it is, the gateway's come behind it (D23). */
export function HomeHero() {
  const { t } = useLingui();
  const own = useTenantBanners('w_home');
  const sent = useBanners('w_home', []).map(({ id, image, title, to }) => ({
    id,
    image,
    title,
    href: isRouteName(to) ? hrefOf(to) : undefined,
  }));
  return <Hero label={t({ id: 'home.banners', message: 'What’s new' })} banners={effectiveBanners(own, sent)} />;
}
