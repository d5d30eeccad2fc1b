import type { NavigationItem } from '@baize/ui-kit/Header';
import { useNavigationItems } from '../useNavigationItems.ts';

/** Links to the reward center, the promotions and the point mall (REQ-050). */
export const useOffers = (): readonly NavigationItem[] =>
  useNavigationItems(['rewardCenter', 'promotions', 'pointMall']);
