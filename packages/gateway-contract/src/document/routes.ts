import { announcementsRoutes } from '../announcements.ts';
import { catalogueRoutes } from '../catalogue/catalogue.ts';
import { favouritesRoutes } from '../favourites.ts';
import { launchRoutes } from '../launch.ts';
import { memberRoutes } from '../member.ts';
import { sessionRoutes } from '../session.ts';
import { systemRoutes } from '../system/system.ts';
import { verificationRoutes } from '../verification/verification.ts';
import { walletRoutes } from '../wallet.ts';

/** Every call, by its operation id, in the order of the document. */
export const routes = {
  ...systemRoutes,
  ...sessionRoutes,
  ...verificationRoutes,
  ...memberRoutes,
  ...walletRoutes,
  ...catalogueRoutes,
  ...favouritesRoutes,
  ...launchRoutes,
  ...announcementsRoutes,
} as const;

export type OperationId = keyof typeof routes;
