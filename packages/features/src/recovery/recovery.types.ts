import type { Flags } from '@baize/domain/flags';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { LinkRecovery, MobileRecovery, RecoveryEmail } from '@baize/gateway-sdk/recovery';
import type { Refusal, Refused } from '../flow/index.ts';

/** How a player gets back in (REQ-143). */
export type RecoveryMethod = 'mobileNum' | 'email';

type RecoveryCode = RefusalCode<'sendRecoveryEmail' | 'recoverByMobile' | 'recoverByLink'>;

export type RecoveryRefusal = Refusal<RecoveryCode>;

export type LinkSentAnswer = { readonly kind: 'sent' } | Refused<RecoveryCode>;

export type RecoveredAnswer =
  | { readonly kind: 'recovered'; readonly account: string }
  /** Of a link alone: it was used, or its time is over. */
  | { readonly kind: 'expired' }
  | Refused<RecoveryCode>;

export type RecoveryInput = {
  readonly flags: Flags;
  /** What the link of an e-mail carries, if it was one that led here. */
  readonly link: string | undefined;
  /** The clock that counts down to another code, in milliseconds. */
  readonly now: () => number;
};

/** The new password, and whose it is: a login follows with the two (D16). */
export type RecoveryOutput = { readonly username: string; readonly password: string };

type RecoveryEvent =
  | { readonly type: 'methodChosen'; readonly method: RecoveryMethod }
  | { readonly type: 'linkAsked'; readonly email: RecoveryEmail }
  | { readonly type: 'codeSubmitted'; readonly mobile: MobileRecovery }
  | { readonly type: 'passwordSubmitted'; readonly newPassword: string }
  | { readonly type: 'noticeRead' }
  | { readonly type: 'newLinkAsked' };

export type RecoveryContext = {
  readonly method: RecoveryMethod | undefined;
  readonly email: RecoveryEmail;
  readonly mobile: MobileRecovery;
  readonly byLink: LinkRecovery;
  readonly account: string;
  readonly password: string;
  readonly refusal: RecoveryRefusal | undefined;
  readonly now: () => number;
};

/** What the chart is made of. */
export type RecoveryTypes = {
  context: RecoveryContext;
  events: RecoveryEvent;
  input: RecoveryInput;
  output: RecoveryOutput;
  children: { smsCode: 'smsCode' };
};
