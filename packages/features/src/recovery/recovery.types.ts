import type { Flags } from '@baize/domain/flags';
import type { RefusalCode } from '@baize/gateway-sdk';
import type { LinkRecovery, MobileRecovery, RecoveryEmail } from '@baize/gateway-sdk/recovery';
import type { Refusal, Refused } from '../flow/index.ts';

/** Methods of recovery: a code to the mobile number, or a link by e-mail (REQ-143). */
export type RecoveryMethod = 'mobileNum' | 'email';

type RecoveryCode = RefusalCode<'sendRecoveryEmail' | 'recoverByMobile' | 'recoverByLink'>;

export type RecoveryRefusal = Refusal<RecoveryCode>;

export type LinkSentAnswer = { readonly kind: 'sent' } | Refused<RecoveryCode>;

export type RecoveredAnswer =
  | { readonly kind: 'recovered'; readonly account: string }
  /** The link was used already, or has expired. */
  | { readonly kind: 'expired' }
  | Refused<RecoveryCode>;

export type RecoveryInput = {
  readonly flags: Flags;
  /** Token of the e-mail link that opened the page; undefined without one. */
  readonly link: string | undefined;
  /** Clock of the SMS countdown, in milliseconds. */
  readonly now: () => number;
};

/** Username and new password, for the login that follows (D16). */
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

/** XState types of `recoveryMachine`. */
export type RecoveryTypes = {
  context: RecoveryContext;
  events: RecoveryEvent;
  input: RecoveryInput;
  output: RecoveryOutput;
  children: { smsCode: 'smsCode' };
};
