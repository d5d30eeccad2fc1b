import type { LoginRefusal } from '@baize/features/verification';
import { useLingui } from '@lingui/react/macro';
import { useFaultText } from './useFaultText.ts';

/** What is said of a login that was refused, the same sentence for a wrong account and a wrong password (D30). */
export function useRefusalText(): (refusal: LoginRefusal) => string {
  const { t } = useLingui();
  const faultText = useFaultText();
  return (refusal): string => {
    switch (refusal.code) {
      case 'incomplete':
        return t({ id: 'login.incomplete', message: 'Enter your username and password.' });
      case 'passwordIncorrect':
        return t({ id: 'login.passwordIncorrect', message: 'The password is incorrect.' });
      case 'wrongCredentials':
        return t({ id: 'login.wrongCredentials', message: 'Account or password is incorrect.' });
      case 'captchaRequired':
        return t({ id: 'login.captchaRequired', message: 'Please complete the verification first.' });
      case 'captchaWrong':
        return t({ id: 'login.captchaWrong', message: 'That captcha is not correct. Try the new one.' });
      case 'wrongCode':
        return t({ id: 'login.wrongCode', message: 'That verification code is not correct.' });
      case 'codeExpired':
        return t({ id: 'login.codeExpired', message: 'The verification code has expired. Get a new one.' });
      case 'wrongAnswer':
        return t({ id: 'login.wrongAnswer', message: 'That answer is not correct.' });
      case 'challengeExpired':
        return t({ id: 'login.challengeExpired', message: 'That took too long. Please log in again.' });
      case 'disabled':
        return t({ id: 'login.disabled', message: 'This account is closed. Please contact customer service.' });
      case 'nonMember':
        return t({ id: 'login.nonMember', message: 'Non-member accounts cannot log in.' });
      case 'nonAgent':
        return t({ id: 'login.nonAgent', message: 'Non-agents cannot log in.' });
      case 'switchedOff':
        return t({ id: 'login.switchedOff', message: 'This way of logging in is not available here.' });
      case 'locked':
        return faultText({ kind: 'locked', until: refusal.until });
      case 'rateLimited': {
        const { retryAfterSeconds } = refusal;
        return faultText({ kind: 'rateLimited', retryAfter: retryAfterSeconds });
      }
      case 'wrongPassword':
        return t({ id: 'changePassword.wrong', message: 'The current password is not correct.' });
      case 'oldPasswordRequired':
        return t({ id: 'changePassword.oldRequired', message: 'Enter your current password.' });
      case 'passwordUnchanged':
        return t({ id: 'changePassword.unchanged', message: 'Choose a password that differs from the current one.' });
      case 'passwordRule':
        return t({ id: 'changePassword.rule', message: 'This password does not meet the rules.' });
      case 'confirmationDiffers':
        return t({ id: 'field.confirmation', message: 'The two entries do not match' });
      case 'gateway':
        return faultText(refusal.error);
    }
  };
}
