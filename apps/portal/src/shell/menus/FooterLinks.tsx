import { isRouteName } from '@baize/domain/routes';
import { useBanners } from '@baize/features/announcements';
import { consentAtom } from '@baize/features/preferences';
import { useHelp } from '@baize/features/support';
import { Button } from '@baize/ui-kit/Button';
import { FooterTiles, FooterTopics } from '@baize/ui-kit/Footer';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useTenantBanners, type WordedBanner } from '../../words/useTenantBanners.ts';
import { hrefOf } from '../../routes/paths.ts';
import { useGoogleTagId } from './counting/useGoogleTagId.ts';
import { useNavigationItems } from '../useNavigationItems.ts';

/**
 * The banner group of the footer: where to go on, with the merchant's picture of it where there is one (REQ-054); the
 * help topics (REQ-053); and the choice whether visits are counted, to be made anew.
 */
export function FooterLinks() {
  const { t } = useLingui();
  const places = useNavigationItems(['elott', 'live', 'sports']);
  const banners: readonly WordedBanner[] = useBanners('w_footer', useTenantBanners('w_footer'), 0);
  const { view } = useHelp();
  const counts = useGoogleTagId() !== undefined;
  const decideOnCounting = useSetAtom(consentAtom);
  const topics = view.state === 'ready' ? view.topics : [];
  const pictureOf = (href: string) => banners.find(({ to }) => isRouteName(to) && hrefOf(to) === href)?.image;
  return (
    <>
      <FooterTiles
        label={t({ id: 'menus.goOn', message: 'Go on to' })}
        tiles={places.map(({ href, label, icon }) => ({ href, icon, title: label, picture: pictureOf(href) }))}
      />
      <FooterTopics
        label={t({ id: 'menus.topics', message: 'Help topics' })}
        topics={topics.map(({ id, title }) => ({ title, href: hrefOf('help', { topic: id }) }))}
      >
        {counts ? (
          <Button variant="plain" onClick={() => decideOnCounting(undefined)}>
            {t({ id: 'menus.counting', message: 'Counting of visits' })}
          </Button>
        ) : undefined}
      </FooterTopics>
    </>
  );
}
