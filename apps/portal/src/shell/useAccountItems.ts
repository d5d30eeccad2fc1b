import type { RouteName } from '@baize/domain/routes';
import type { NavigationItem } from '@baize/ui-kit/Header';
import { useNavigationItems } from './useNavigationItems.ts';

const places: readonly RouteName[] = [
  'deposit',
  'member',
  'favorite',
  'agentHome',
  'help',
  'bettingRecord',
  'announcements',
  'promotions',
  'rewardCenter',
  'accountRecord',
];

/** Where the account's menu leads, in the order of the specification; each page's row says whom it is for (REQ-043, REQ-044). */
export function useAccountItems(): readonly NavigationItem[] {
  return useNavigationItems(places);
}
