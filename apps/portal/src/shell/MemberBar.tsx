import { BottomBar, type BottomBarProps } from '@baize/ui-kit/BottomBar';
import { hrefOf } from '../site/routes/paths.ts';
import { useMemberItems } from './useMemberItems.ts';

/** A visitor's bottom bar with the wallet in place of the favourites, which a player's menu has. */
export function MemberBar({ label, items }: BottomBarProps) {
  const [wallet] = useMemberItems(['deposit']);
  const own = items.map((item) => (item.href === hrefOf('favorite') && wallet ? wallet : item));
  return <BottomBar label={label} items={own} />;
}
