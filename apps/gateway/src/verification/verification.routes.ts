import { routes } from '@baize/gateway-contract';
import { ok, refuse } from '../kernel/answer.ts';
import type { GatewayApp } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { findMemberByMobile } from '../accounts/members.store.ts';
import { botCheckGiven } from './botCheck.routes.ts';
import { CODE_MINUTES, numberOf } from './codes.store.ts';
import { readNumber } from './mobileNumber.ts';
import { permitSending } from './permitSending.ts';
import { sendCode } from './sendCode.ts';

/** Route of the SMS login code; the response does not reveal whether the number has an account. */
export const mountVerification = (app: GatewayApp): void => {
  handle(app, routes.sendLoginSms, async ({ c, call, body: { botCheck, ...given } }) => {
    const { id: merchant } = call.merchant;
    const read = readNumber(given);
    if (!read.ok) return refuse(c, read.code, read.details);
    const { mobileNum, countryDialingCode } = read.value;
    const sender = await permitSending(call.database, call, botCheckGiven(c, botCheck));
    if (sender === undefined) return refuse(c, 'botCheckRequired');
    const member = await findMemberByMobile(call.database, merchant, countryDialingCode, mobileNum);
    const of = { merchant, purpose: 'login' as const, recipient: numberOf(countryDialingCode, mobileNum) };
    const wait = await sendCode(call.database, sender, {
      ...of,
      channel: 'sms',
      deliver: member !== undefined,
      country: countryDialingCode,
    });
    return wait === undefined ? ok(c, { expiredMinutes: CODE_MINUTES }) : refuse(c, 'tooSoon', { retryAfter: wait });
  });
};
