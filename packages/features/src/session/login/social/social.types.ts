import type { FieldRule } from '@baize/domain/field-rules';
import type { Flags } from '@baize/domain/flags';
import type { RouteName } from '@baize/domain/routes';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { SocialGiven, SocialNewcomer, SocialProvider } from '@baize/gateway-sdk/session';
import type { Refusal, Refused } from '../../../flow/index.ts';
import type { Challenge, PhoneAuthProof } from '../../../verification/index.ts';
import type { LoginSuccess } from '../login.types.ts';

export type { SocialGiven, SocialProvider } from '@baize/gateway-sdk/session';

/** Providers with an account window of their own over the page, which returns an ID token. */
export type ProviderWindow = {
  readonly providers: readonly SocialProvider[];
  readonly open: (provider: SocialProvider) => Promise<PhoneAuthProof>;
};

/** Account that the merchant does not know yet: ticket for its registration, provider, and name at the provider. */
export type Newcomer = Omit<SocialNewcomer, 'step'>;

type SocialCode = RefusalCode<'logInSocial' | 'registerSocial' | 'answerLoginChallenge'>;

/** Reason of a failed sign-in; `signInCancelled`: the visitor chose no account, or gave up the second factor. */
export type SocialRefusal = Refusal<SocialCode | 'nonAgent' | 'signInCancelled'>;

export type SocialAnswer =
  | ({ readonly kind: 'loggedIn' } & LoginSuccess)
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  | { readonly kind: 'newcomer'; readonly newcomer: Newcomer }
  | Refused<SocialCode>;

export type SocialInput = {
  /** The provider's response: `cancelled` if no account was chosen, undefined if there is none. */
  readonly given: SocialGiven | 'cancelled' | undefined;
  readonly flags: Flags;
  readonly rules: readonly FieldRule[];
  /** The code of the member who invited the visitor, sent with a registration (REQ-125). */
  readonly referralCode?: string | undefined;
};

export type SocialContext = SocialInput & {
  readonly newcomer: Newcomer | undefined;
  readonly challenge: Challenge;
  readonly success: LoginSuccess | undefined;
  readonly refusal: SocialRefusal | undefined;
};

/** XState types of `socialMachine`. */
export type SocialTypes = {
  context: SocialContext;
  events:
    | /** The newcomer has accepted the terms. */
      { readonly type: 'agreed' }
    /** Repeats a call that got no answer. */
    | { readonly type: 'retried' };
  input: SocialInput;
  output: { readonly route: RouteName };
  children: { secondFactor: 'secondFactor'; admission: 'admission' };
};
