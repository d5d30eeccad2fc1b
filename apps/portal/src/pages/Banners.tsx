import { useSession } from '@baize/features/session';
import { BannerCarousel } from '@baize/ui-kit/BannerCarousel';
import { useLingui } from '@lingui/react/macro';
import { bannerTarget } from '../site/routes/bannerTarget.ts';
import { routeAt, routeOf } from '../site/routes/paths.ts';
import { usePlace } from '../site/routes/Place.ts';
import type { WordedBanner } from '../site/words/useTenantBanners.ts';

export type BannersProps = {
  readonly banners: readonly WordedBanner[];
  /** True where the page's heading covers the banners: they are rendered without texts. */
  readonly wordless?: boolean;
};

/**
 * The banners of any page but home. Each links to the page that it names, if this release has it and it is not the
 * current one.
 */
export function Banners({ banners, wordless }: BannersProps) {
  const { t, i18n } = useLingui();
  const { isLoggedIn } = useSession();
  const here = routeAt(usePlace().pathname)?.route.name ?? 'home';
  const shown = banners.map(({ to, ...banner }) => {
    const href = bannerTarget(to, here, isLoggedIn);
    const route = href === undefined ? undefined : routeOf(href);
    const link = href !== undefined && route !== undefined ? { href, label: i18n._(route.label) } : undefined;
    return { ...banner, link };
  });
  return (
    <BannerCarousel
      label={t({ id: 'banners.label', message: 'News and offers' })}
      banners={shown}
      wordless={wordless}
    />
  );
}
