import type { NavigationItem } from '@baize/ui-kit/Header';
import { useMemberItems } from './useMemberItems.ts';
import { useNavigationItems } from './useNavigationItems.ts';

/**
 * Entries of the account's menu, in the order of the specification. Each page's `access` decides for whom (REQ-043,
 * REQ-044).
 */
export const useAccountItems = (): readonly NavigationItem[] => [
  ...useMemberItems(['deposit']),
  ...useNavigationItems(['member', 'favorite', 'agentHome', 'help']),
  ...useMemberItems(['bettingRecord']),
  ...useNavigationItems(['announcements', 'promotions', 'rewardCenter']),
  ...useMemberItems(['accountRecord']),
];
