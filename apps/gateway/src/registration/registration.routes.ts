import { routes } from '@baize/gateway-contract';
import { answer, ok, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, GatewayContext } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { findAgentByInvitation } from '../accounts/members.store.ts';
import { flagsOf, memberTypesOf } from '../merchants/settings.rules.ts';
import { botCheckGiven } from '../verification/botCheck.routes.ts';
import { captchaVisitorOf } from '../verification/captcha.routes.ts';
import { checkCode } from '../verification/codes.store.ts';
import { normaliseNumber } from '../verification/mobileNumber.ts';
import { permitSending } from '../verification/permitSending.ts';
import { register } from './register.ts';
import type { RegisterVisitor, RegistrationServices } from './register.ts';
import { asksCaptcha, codeOf } from './registration.rules.ts';
import type { RegistrationForm } from './registration.rules.ts';
import { registerSocial } from './registerSocial.ts';
import { signInVisitorOf } from '../session/social/signInVisitorOf.ts';
import { sendRegistrationCode } from './sendRegistrationCode.ts';

const visitorOf = (c: GatewayContext, { botCheck }: RegistrationForm): RegisterVisitor => ({
  captcha: captchaVisitorOf(c),
  botCheck: botCheckGiven(c, botCheck),
});

/** True when Firebase Authentication sends and verifies the codes. */
const isProvenElsewhere = ({ merchant }: Call): boolean => merchant.settings.sandbox.phoneAuth !== undefined;

/** Routes of registration, by username, mobile number or social login, and of its codes. */
export const mountRegistration = (app: GatewayApp, { firebase, limits, invitations }: RegistrationServices): void => {
  const services = { firebase, limits, invitations };
  handle(app, routes.register, async ({ c, call, payload: form }) => {
    const visitor = visitorOf(c, form);
    const result = await register(call.database, call, { method: 'username', form, visitor, ...services });
    return answer(c, result);
  });

  handle(app, routes.registerByMobile, async ({ c, call, payload: form }) => {
    const visitor = visitorOf(c, form);
    const result = await register(call.database, call, { method: 'mobile', form, visitor, ...services });
    return answer(c, result);
  });

  handle(app, routes.registerSocial, async ({ c, call, payload }) => {
    const result = await registerSocial(call, payload, { visitor: signInVisitorOf(c), limits, invitations });
    return answer(c, result);
  });

  handle(app, routes.sendRegistrationSms, async ({ c, call, body }) => {
    if (isProvenElsewhere(call)) return refuse(c, 'switchedOff');
    const sender = await permitSending(call.database, call, botCheckGiven(c, body.botCheck));
    if (sender === undefined) return refuse(c, 'botCheckRequired');
    return answer(c, await sendRegistrationCode(call.database, sender, body));
  });

  handle(app, routes.checkRegistrationCode, async ({ c, call, body }) => {
    if (isProvenElsewhere(call)) return refuse(c, 'switchedOff');
    const { merchant, database, now } = call;
    const tried = await checkCode(database, codeOf(merchant.id, normaliseNumber(body)), body.verificationCode, now);
    if (tried === 'right') return ok(c, null);
    return refuse(c, tried === 'wrong' ? 'wrongCode' : 'codeExpired', { field: 'verificationCode' });
  });

  handle(app, routes.getRegistrationChecks, ({ c, call: { merchant } }) =>
    ok(c, { sms: flagsOf(merchant.settings).registrationSms, captcha: asksCaptcha(merchant.settings) }),
  );

  handle(app, routes.checkAffiliate, async ({ c, call: { merchant, database }, query: { code } }) => {
    const agent = await findAgentByInvitation(database, merchant.id, code, memberTypesOf(merchant.settings));
    return agent === undefined ? refuse(c, 'invalidInvitation') : ok(c, null);
  });
};
