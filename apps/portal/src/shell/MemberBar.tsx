import type { RouteName } from '@baize/domain/routes';
import { BottomBar } from '@baize/ui-kit/BottomBar';
import { useMemberItems } from './useMemberItems.ts';
import { useNavigationItems } from './useNavigationItems.ts';

type MemberBarProps = {
  readonly label: string;
  /** The merchant's first category of games. */
  readonly games: RouteName;
};

/** A player's bottom bar: home, games, promotions, wallet and centre. */
export function MemberBar({ label, games }: MemberBarProps) {
  const pages = useNavigationItems(['home', games, 'promotions']);
  const items = [...pages, ...useMemberItems(['deposit']), ...useNavigationItems(['member'])];
  return <BottomBar label={label} items={items} />;
}
