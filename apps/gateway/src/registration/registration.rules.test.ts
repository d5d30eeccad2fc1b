import { describe, expect, it } from 'vitest';
import { sandboxSchema } from '@baize/tenant/sandbox';
import { testMerchants } from '../testing/merchants.ts';
import { rulesOfMethod } from './registration.rules.ts';

const [alpha] = testMerchants;
if (alpha === undefined) throw new Error('no merchant');

/** Keys of the mobile form at a merchant that requires an e-mail address. */
const keysByMobile = (mobileRegistrationPassword: boolean) => {
  const flags = { mobileRegistration: true, mobileRegistrationPassword };
  const rules = [{ key: 'email', enabled: true, required: true }];
  const sandbox = sandboxSchema.parse({ flags, rules });
  return rulesOfMethod({ ...alpha, sandbox }, 'mobile').map(({ key }) => key);
};

describe('what registering by mobile number asks for', () => {
  it('is a password where the merchant wants one [D8]', () => {
    expect(keysByMobile(true)).toContain('password');
  });

  it('is all but the password, the username and the captcha, where none is wanted [D8]', () => {
    expect(keysByMobile(true).filter((key) => key !== 'password')).toEqual(keysByMobile(false));
    expect(keysByMobile(false)).toContain('email');
    for (const key of ['username', 'captcha']) expect(keysByMobile(true)).not.toContain(key);
  });
});
