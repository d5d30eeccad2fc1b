import type { GatewayError } from '@baize/gateway-sdk';

/** Why a step was refused, as a code with what a sentence about it needs. */
export type LoginRefusal =
  | {
      readonly code:
        | 'incomplete'
        | 'passwordIncorrect'
        | 'wrongCredentials'
        | 'captchaRequired'
        | 'captchaWrong'
        | 'wrongCode'
        | 'codeExpired'
        | 'wrongAnswer'
        | 'challengeExpired'
        | 'disabled'
        | 'nonMember'
        | 'nonAgent'
        | 'switchedOff'
        | 'wrongPassword'
        | 'oldPasswordRequired'
        | 'confirmationDiffers'
        | 'passwordRule'
        | 'passwordUnchanged';
    }
  | { readonly code: 'locked'; readonly until: string | undefined }
  | { readonly code: 'rateLimited'; readonly retryAfterSeconds: number }
  | { readonly code: 'gateway'; readonly error: GatewayError };
