import type { LoginRefusal } from '@baize/features/login';
import { useLingui } from '@lingui/react/macro';
import { useFaultText } from './useFaultText.ts';

/** What is said of a login that was refused, the same sentence for a wrong account and a wrong password (D30). */
export function useRefusalText(): (refusal: LoginRefusal) => string {
  const { t } = useLingui();
  const faultText = useFaultText();
  return (refusal) => {
    switch (refusal.code) {
      case 'incomplete':
        return t({ id: 'login.incomplete', message: 'Enter your username and password' });
      case 'passwordIncorrect':
        return t({ id: 'login.passwordIncorrect', message: 'The password is incorrect' });
      case 'wrongCredentials':
        return t({ id: 'login.wrongCredentials', message: 'Account or password is incorrect' });
      case 'captchaRequired':
        return t({ id: 'login.captchaRequired', message: 'Please complete verification first' });
      case 'captchaWrong':
        return t({ id: 'login.captchaWrong', message: 'The captcha is not right. Here is another one.' });
      case 'wrongCode':
        return t({ id: 'login.wrongCode', message: 'The verification code is not right' });
      case 'codeExpired':
        return t({ id: 'login.codeExpired', message: 'The verification code has expired. Ask for another one.' });
      case 'wrongAnswer':
        return t({ id: 'login.wrongAnswer', message: 'That answer is not right' });
      case 'challengeExpired':
        return t({ id: 'login.challengeExpired', message: 'That took too long. Log in again.' });
      case 'disabled':
        return t({ id: 'login.disabled', message: 'This account is closed. Contact customer service.' });
      case 'nonMember':
        return t({ id: 'login.nonMember', message: 'Non-member account unable to log in' });
      case 'nonAgent':
        return t({ id: 'login.nonAgent', message: 'Non-agents cannot log in' });
      case 'switchedOff':
        return t({ id: 'login.switchedOff', message: 'This way of logging in is not available here' });
      case 'locked':
        return refusal.until === undefined
          ? t({ id: 'login.locked', message: 'The account is locked for a while' })
          : faultText({ kind: 'locked', until: refusal.until });
      case 'rateLimited': {
        const { retryAfterSeconds } = refusal;
        return faultText({ kind: 'rateLimited', retryAfter: retryAfterSeconds });
      }
      case 'gateway':
        return faultText(refusal.error);
    }
  };
}
