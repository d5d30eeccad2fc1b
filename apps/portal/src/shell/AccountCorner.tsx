import { moreIcons } from '@baize/ui-kit/Icon';
import { useUnreadCount } from '@baize/features/announcements';
import { usePromotionCount } from '@baize/features/promotions';
import { useBalance } from '@baize/features/wallet';
import { useLogout, useSession } from '@baize/features/session';
import { Balance } from '@baize/ui-kit/Balance';
import { Menu } from '@baize/ui-kit/Menu';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { plural } from '@lingui/core/macro';
import { hrefOf } from '../site/routes/paths.ts';
import { LogoutDialog } from '../site/screens/LogoutDialog.tsx';
import { useQuiet } from '../site/parts/useQuiet.ts';
import { useMoney } from '../site/words/useMoney.ts';
import { WalletPanel } from './WalletPanel.tsx';
import { BottomBar, type BottomBarProps } from '@baize/ui-kit/BottomBar';
import { useMemberItems } from './useMemberItems.ts';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useNavigationItems } from './useNavigationItems.ts';

/** The header's corner of a player: balance with refresh, account menu, logout (REQ-043, REQ-044, REQ-087). */
export function AccountCorner() {
  const { t } = useLingui();
  const { accountName = '', state } = useSession();
  const { balance, refresh, refreshing, failed } = useBalance();
  const money = useMoney();
  const navigate = useNavigate();
  const pages = useAccountItems();
  const { quiet } = useQuiet();
  const count = useUnreadCount();
  // Quiet mode has no badges.
  const unread =
    count === 0 || quiet
      ? undefined
      : {
          figure: String(count),
          words: t({
            id: 'header.unread',
            message: plural(count, { one: `${count} unread announcement`, other: `${count} unread announcements` }),
          }),
        };
  const available = usePromotionCount();
  const promotions =
    available === 0 || quiet
      ? undefined
      : {
          figure: String(available),
          words: t({
            id: 'header.promotions',
            message: plural(available, {
              one: `${available} promotion for you`,
              other: `${available} promotions for you`,
            }),
          }),
        };
  const counts = new Map([
    [hrefOf('announcements'), unread],
    [hrefOf('promotions'), promotions],
  ]);
  const name = t({ id: 'header.account', message: `Account: ${accountName}` });
  const logout = useLogout({ goHome: () => void navigate(hrefOf('home')) });
  return (
    <>
      <Balance
        label={t({ id: 'header.balance', message: 'Balance' })}
        amount={balance === undefined ? undefined : money(balance.balance, balance.currency)}
        kind={state === 'trial' ? t({ id: 'header.playMoney', message: 'Play money' }) : undefined}
        refreshLabel={t({ id: 'header.refreshBalance', message: 'Refresh balance' })}
        refreshing={refreshing}
        onRefresh={refresh}
        panel={{ label: t({ id: 'header.wallet', message: 'Balance and wallet' }), content: <WalletPanel /> }}
        failure={failed ? t({ id: 'header.balanceFailed', message: 'The balance could not be refreshed.' }) : undefined}
      />
      <Menu
        label={unread === undefined ? name : `${name}, ${unread.words}`}
        marked={unread !== undefined}
        icon="user"
        text={accountName}
        items={[
          ...pages.map(({ href, label, icon }) => ({
            id: href,
            href,
            label,
            icon,
            count: counts.get(href),
          })),
          {
            id: 'logOut',
            label: t({ id: 'header.logOut', message: 'Log out' }),
            icon: moreIcons.logOut,
            onSelect: logout.ask,
          },
        ]}
      />
      <LogoutDialog logout={logout} />
    </>
  );
}

/** A visitor's bottom bar with the wallet in place of the favourites, which a player's menu has. */
export function MemberBar({ label, items }: BottomBarProps) {
  const [wallet] = useMemberItems(['deposit']);
  const own = items.map((item) => (item.href === hrefOf('favorite') && wallet ? wallet : item));
  return <BottomBar label={label} items={own} />;
}

/**
 * Entries of the account's menu, in the order of the specification. Each page's `access` decides for whom (REQ-043,
 * REQ-044).
 */
const useAccountItems = (): readonly NavigationItem[] => [
  ...useMemberItems(['deposit']),
  ...useNavigationItems(['member', 'favorite', 'agentHome', 'help']),
  ...useMemberItems(['bettingRecord']),
  ...useNavigationItems(['announcements', 'promotions', 'rewardCenter']),
  ...useMemberItems(['accountRecord']),
];
