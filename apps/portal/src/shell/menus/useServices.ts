import { moreIcons, placeIcons } from '@baize/ui-kit/Icon';
import { useContact } from '@baize/features/system';
import type { SideBarItem } from '@baize/ui-kit/SideBar';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../../site/SiteContext.ts';
import { hrefOf } from '../../site/routes/paths.ts';
import { serviceIcons } from './serviceIcons.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Free play, and the ways to get help that the merchant offers (REQ-041, REQ-051, REQ-052). */
export const useServices = (): readonly SideBarItem[] => {
  const { t } = useLingui();
  const { document: tenant, effective } = useSite();
  const startFreePlay = useFreePlay();
  const telegram = useContact('TELEGRAM')?.href;
  const phone = useContact('PHONE')?.href;
  const links = [
    { href: effective.customerService, icon: moreIcons.headset, label: t({ id: 'menus.chat', message: 'Live chat' }) },
    { href: telegram, icon: serviceIcons.telegram, label: t({ id: 'menus.telegram', message: 'Telegram' }) },
    {
      href: hrefOf('help', { topic: 'deposit' }),
      icon: serviceIcons.help,
      label: t({ id: 'menus.help', message: 'Help' }),
    },
    { href: tenant.usdtTutorial, icon: serviceIcons.guide, label: t({ id: 'menus.usdt', message: 'USDT guide' }) },
    { href: phone, icon: serviceIcons.phone, label: t({ id: 'menus.phone', message: 'Call us' }) },
    { href: hrefOf('down'), icon: placeIcons.phone, label: t({ id: 'menus.apps', message: 'Get the app' }) },
  ] as const;
  const reached = links.flatMap(({ href, ...link }) =>
    href === undefined ? [] : [{ ...link, href, external: /^https?:/.test(href) }],
  );
  if (startFreePlay === undefined) return reached;
  return [
    { onPress: startFreePlay, icon: 'play', label: t({ id: 'menus.freePlay', message: 'Free play' }) },
    ...reached,
  ];
};
