import { effectiveBanners, useBanners } from '@baize/features/banners';
import { Hero } from '@baize/ui-kit/Hero';
import { useLingui } from '@lingui/react/macro';
import { useTenantBanners } from '../../words/useTenantBanners.ts';

/** The banners of home: the merchant's first stays where it is, the gateway's come behind it (D23). */
export function HomeHero() {
  const { t } = useLingui();
  const own = useTenantBanners('w_home');
  const sent = useBanners('w_home', []).map(({ id, url }) => ({ id, image: url }));
  return <Hero label={t({ id: 'home.banners', message: 'What is new' })} banners={effectiveBanners(own, sent)} />;
}
