import type { Gateway } from '@baize/gateway-sdk';
import { changePassword } from '@baize/gateway-sdk/member';
import { fromPromise } from 'xstate';
import { refused } from '../../flow/index.ts';
import type { ChangePasswordAnswer, NewPassword } from './changePassword.types.ts';

/** Effect of a password change as a gateway call, for `changePasswordMachine.provide`. */
export const changePasswordActors = (gateway: Gateway) => ({
  changePassword: fromPromise<ChangePasswordAnswer, NewPassword>(async ({ input, signal }) => {
    const result = await changePassword(gateway, input, { signal });
    return result.ok ? { kind: 'changed' } : refused(result.error);
  }),
});
