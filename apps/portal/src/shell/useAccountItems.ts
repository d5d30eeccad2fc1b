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

/**
 * Entries of the account's menu, in the order of the specification. Each route's `access` decides for whom (REQ-043,
 * REQ-044).
 */
export const useAccountItems = (): readonly NavigationItem[] => useNavigationItems(places);
