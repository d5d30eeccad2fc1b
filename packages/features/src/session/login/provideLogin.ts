import { sendLoginSms } from '@baize/gateway-sdk/verification';
import type { Features } from '../../app/index.ts';
import { captchaActors, captchaMachine, smsCodeActors, smsCodeMachine } from '../../verification/index.ts';
import { loginActors } from './login.actors.ts';
import { loginMachine } from './login.machine.ts';
import { provideAdmission } from './provideAdmission.ts';

/** Login chart and its children, with gateway calls and session atoms as effects. */
export const provideLogin = (
  features: Pick<Features, 'gateway' | 'store' | 'merchant'>,
  { os }: { readonly os: string },
) => {
  const { gateway } = features;
  const smsCode = smsCodeActors((request, options) => sendLoginSms(gateway, request, options));
  return loginMachine.provide({
    actors: {
      ...loginActors(gateway, { os }),
      captcha: captchaMachine.provide({ actors: captchaActors(gateway) }),
      smsCode: smsCodeMachine.provide({ actors: smsCode }),
      ...provideAdmission(features),
    },
  });
};
