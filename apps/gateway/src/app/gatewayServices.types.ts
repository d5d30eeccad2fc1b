import type { Services } from '../kernel/gateway.types.ts';
import type { SocialServices } from '../session/social/social.types.ts';
import type { PaymentPort } from '../payments/payments.types.ts';
import type { PayoutAccountsPort } from '../recovery/payoutAccounts.types.ts';
import type { Invitations } from '../registration/invitations.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import type { Rewards } from '../wallet/rewards.types.ts';

/** The services of all areas, and the ports between them. */
export type GatewayServices = Services &
  SocialServices &
  PaymentPort &
  LimitsPort &
  PayoutAccountsPort & {
    readonly rewards: Rewards;
    readonly invitations: Invitations;
  };
