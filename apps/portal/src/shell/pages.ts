import type { ComponentType } from 'react';
import type { FirstPageName } from './firstPages.ts';
import { lazyPage } from './lazyPage.ts';
import type { PageName } from '../site/routes/routes.ts';

/**
 * The chunk of each page, and the area whose words load with it. This list is a chunk of its own, so that another page
 * adds nothing to the first load; only `pageNamed.ts` imports it.
 */
export const pages: Readonly<Record<Exclude<PageName, FirstPageName>, ComponentType>> = {
  rng: lazyPage('catalogue', () => import('../pages/catalogue/list/SlotListPage.tsx')),
  sports: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  esports: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  live: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  fish: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  pvp: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  lott: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  elott: lazyPage('catalogue', () => import('../pages/catalogue/centre/GameCentrePage.tsx')),
  login: lazyPage('session', () => import('../pages/session/login/LoginPage.tsx')),
  forget: lazyPage('recovery', () => import('../pages/recovery/RecoveryPage.tsx')),
  agent: lazyPage('session', () => import('../pages/session/agent/AgentPage.tsx')),
  agentHome: lazyPage('member', () => import('../pages/member/agentHome/AgentHomePage.tsx')),
  register: lazyPage('registration', () => import('../pages/registration/RegistrationPage.tsx')),
  member: lazyPage('member', () => import('../pages/member/MemberCentrePage.tsx')),
  vip: lazyPage('member', () => import('../pages/member/MemberCentrePage.tsx')),
  down: lazyPage('system', () => import('../pages/system/down/DownloadPage.tsx')),
  favorite: lazyPage('favourites', () => import('../pages/favourites/FavouritesPage.tsx')),
  announcements: lazyPage('announcements', () => import('../pages/announcements/AnnouncementsPage.tsx')),
  promotions: lazyPage('promotions', () => import('../pages/promotions/PromotionsPage.tsx')),
  rewardCenter: lazyPage('promotions', () => import('../pages/promotions/reward-center/RewardCenterPage.tsx')),
  pointMall: lazyPage('points', () => import('../pages/points/PointMallPage.tsx')),
  help: lazyPage('support', () => import('../pages/support/help/HelpPage.tsx')),
  helpmc: lazyPage('support', () => import('../pages/support/help/HelpContentPage.tsx')),
  lottery: lazyPage('lottery', () => import('../pages/lottery/LotteryPage.tsx')),
  seaLottery: lazyPage('lottery', () => import('../pages/lottery/LotteryPage.tsx')),
  vnLottery: lazyPage('lottery', () => import('../pages/lottery/LotteryPage.tsx')),
  seamless: lazyPage('launch', () => import('../pages/launch/seamless/SeamlessPage.tsx')),
  sample: lazyPage('records', () => import('../pages/sample/SamplePage.tsx')),
  samplePlain: lazyPage('general', () => import('../pages/sample/plain/SamplePlainPage.tsx')),
};
