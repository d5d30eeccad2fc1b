import { isRouteName } from '@baize/domain/routes';
import { useBanners } from '@baize/features/announcements';
import { consentAtom } from '@baize/features/preferences';
import { useSession } from '@baize/features/session';
import { useHelp } from '@baize/features/support';
import { Button } from '@baize/ui-kit/Button';
import { FooterTiles, FooterTopics } from '@baize/ui-kit/Footer';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { memberPage } from '../../site/centre/memberPage.ts';
import { useSite } from '../../site/SiteContext.ts';
import { useTenantBanners, type WordedBanner } from '../../site/words/useTenantBanners.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { useGoogleTagId } from './counting/useGoogleTagId.ts';
import { useNavigationItems } from '../useNavigationItems.ts';
import { useOffers } from './useOffers.ts';
import { useServices } from './useServices.ts';

/**
 * The footer's banner group as tiles, with the merchant's pictures where it has some (REQ-054); the entries of the side
 * bars (D53); the help topics (REQ-053); and a button that asks again for consent to the tag.
 */
export function FooterLinks() {
  const { t } = useLingui();
  const places = useNavigationItems(['elott', 'live', 'sports']);
  const banners: readonly WordedBanner[] = useBanners('w_footer', useTenantBanners('w_footer'), 0);
  const { view } = useHelp();
  const counts = useGoogleTagId() !== undefined;
  const decideOnCounting = useSetAtom(consentAtom);
  // A column of the footer already links to customer service.
  const { customerService } = useSite().effective;
  const elsewhere = [...useOffers(), ...useServices()].flatMap((item) =>
    'href' in item && item.href !== customerService ? [{ href: item.href, title: item.label }] : [],
  );
  const { hasRealAccount } = useSession();
  const limits = { href: memberPage('limits'), title: t({ id: 'menus.limits', message: 'Limits' }) };
  const topics = view.state === 'ready' ? view.topics : [];
  const pictureOf = (href: string) => banners.find(({ to }) => isRouteName(to) && hrefOf(to) === href)?.image;
  return (
    <>
      <FooterTiles
        label={t({ id: 'menus.goOn', message: 'Go to' })}
        tiles={places.map(({ href, label, icon }) => ({ href, icon, title: label, picture: pictureOf(href) }))}
      />
      <FooterTopics
        label={t({ id: 'menus.service', message: 'Customer service' })}
        topics={hasRealAccount ? [...elsewhere, limits] : elsewhere}
      />
      <FooterTopics
        label={t({ id: 'menus.topics', message: 'Help topics' })}
        topics={topics.map(({ id, title }) => ({ title, href: hrefOf('help', { topic: id }) }))}
      >
        {counts ? (
          <Button variant="plain" onClick={() => decideOnCounting(undefined)}>
            {t({ id: 'menus.counting', message: 'Visit statistics' })}
          </Button>
        ) : undefined}
      </FooterTopics>
    </>
  );
}
