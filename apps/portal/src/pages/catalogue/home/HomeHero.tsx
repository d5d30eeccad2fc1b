import { useBanners } from '@baize/features/announcements';
import { useSession } from '@baize/features/session';
import { daylightAtom } from '@baize/features/system';
import { Hero } from '@baize/ui-kit/Hero';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { BannerGroupOf } from '../../../site/routes/bannerGroupOf.ts';
import { bannerTarget } from '../../../site/routes/bannerTarget.ts';
import { useTenantBanners, type WordedBanner } from '../../../site/words/useTenantBanners.ts';

const GROUP: BannerGroupOf<'home'> = 'w_home';

type HomeHeroProps = {
  /** False until the first games are rendered: the chunk of the carousel is loaded after them. */
  readonly mayMove: boolean;
};

/** Home's banners, each with a button. The merchant's first stays first; the gateway's follow it (D23). */
export function HomeHero({ mayMove }: HomeHeroProps) {
  const { t } = useLingui();
  const { isLoggedIn } = useSession();
  // Banners differ by day and night, which is unknown until the lobby has loaded.
  const isHourKnown = useAtomValue(daylightAtom) !== undefined;
  const shown: readonly WordedBanner[] = useBanners(GROUP, useTenantBanners(GROUP));
  const label = t({ id: 'home.play', message: 'Play now' });
  const banners = shown.map(({ to, ...banner }) => ({
    ...banner,
    action: { label, href: bannerTarget(to, 'home', isLoggedIn) ?? '#games' },
  }));
  return (
    <Hero label={t({ id: 'home.banners', message: 'What’s new' })} banners={banners} mayMove={mayMove && isHourKnown} />
  );
}
