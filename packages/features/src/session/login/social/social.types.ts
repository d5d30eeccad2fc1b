import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { SocialGiven, SocialNewcomer, SocialProvider } from '@baize/gateway-sdk/session';
import type { Refusal, Refused } from '../../../flow/index.ts';
import type { Challenge, PhoneAuthProof } from '../../../verification/index.ts';
import type { LoginSuccess } from '../login.types.ts';

export type { SocialGiven, SocialProvider } from '@baize/gateway-sdk/session';

/** Providers whose accounts are chosen in a window of their own, over the page: who was chosen is told as a token. */
export type ProviderWindow = {
  readonly providers: readonly SocialProvider[];
  readonly open: (provider: SocialProvider) => Promise<PhoneAuthProof>;
};

/** Somebody whom the merchant does not know yet: with what an account is opened, and how the provider calls them. */
export type Newcomer = Omit<SocialNewcomer, 'step'>;

type SocialCode = RefusalCode<'logInSocial' | 'registerSocial' | 'answerLoginChallenge'>;

/** Why nobody was logged in; `signInCancelled` is whoever came back without having chosen an account. */
export type SocialRefusal = Refusal<SocialCode | 'nonAgent' | 'signInCancelled'>;

export type SocialAnswer =
  | ({ readonly kind: 'loggedIn' } & LoginSuccess)
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  | { readonly kind: 'newcomer'; readonly newcomer: Newcomer }
  | Refused<SocialCode>;

export type SocialInput = {
  /** What the provider sent back; `cancelled` when nobody was chosen there, undefined when there is nothing. */
  readonly given: SocialGiven | 'cancelled' | undefined;
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
};

export type SocialContext = SocialInput & {
  readonly newcomer: Newcomer | undefined;
  readonly challenge: Challenge;
  readonly success: LoginSuccess | undefined;
  readonly refusal: SocialRefusal | undefined;
};

/** What the chart is made of. */
export type SocialTypes = {
  context: SocialContext;
  events:
    | /** Somebody new has agreed to the terms. */
      { readonly type: 'agreed' }
    /** The call did not come through: once more. */
    | { readonly type: 'retried' };
  input: SocialInput;
  output: { readonly route: RouteName };
  children: { secondFactor: 'secondFactor'; admission: 'admission' };
};
