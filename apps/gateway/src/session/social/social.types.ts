import type { DemoAccounts } from './demoAccounts.ts';
import type { FirebaseTokens } from './firebaseTokens.ts';
import type { OpenIdClients } from './openIdClients.ts';

/** The services that a social login needs. */
export type SocialServices = {
  readonly openId: OpenIdClients;
  readonly firebase: FirebaseTokens;
  /** Simulated accounts at the social login providers; undefined in production. */
  readonly demoAccounts: DemoAccounts | undefined;
  /** Client secrets of the social login providers, keyed `merchant/provider`. */
  readonly socialSecrets: Readonly<Record<string, string>>;
};
