import type { beginSocialLoginRefusals, logInSocialPayload, logInSocialRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { canRegister } from '@baize/domain/flags';
import type { Call } from '../../kernel/gateway.types.ts';
import { refusal, success } from '../../kernel/result.ts';
import type { Refusal, Result } from '../../kernel/result.ts';
import { flagsOf } from '../../merchants/settings.rules.ts';
import { newToken } from '../../secrets/random.ts';
import { refuseMember } from '../logIn.ts';
import { finishLogin } from '../finishLogin.ts';
import type { LoginOutcome } from '../finishLogin.ts';
import type { Identified, Identity, SocialProvider } from './identity.types.ts';
import type { SocialServices } from './social.types.ts';
import { findMemberByIdentity, storeStep, consumeStep, useTokenOnce } from './social.store.ts';
import { firebaseProjectOf, openIdOf, socialOf } from './socialSettings.ts';

/** Time limit of each step: at the provider's page, and on the terms after it. */
export const SIGN_IN_MINUTES = 15;

type Given = z.output<typeof logInSocialPayload>;
type Newcomer = { newcomer: { ticket: string; provider: SocialProvider; name: string } };
type LoggedIn = Result<LoginOutcome | Newcomer, (typeof logInSocialRefusals)[number]>;
type StartedSocialLogin = Result<{ address: string }, (typeof beginSocialLoginRefusals)[number]>;

const endOf = (now: Date): Date => new Date(now.getTime() + SIGN_IN_MINUTES * 60_000);

/** Starts a sign-in at an OpenID Connect provider; returns the address of its page. */
export const beginSocialLogin = async (
  { merchant, database, origin, now }: Call,
  services: SocialServices,
  provider: SocialProvider,
  visitor: string,
): Promise<StartedSocialLogin> => {
  const settings = openIdOf(merchant, provider, origin, services);
  if (settings === undefined) return refusal('switchedOff');
  const begun = await services.openId.begin(settings, `${origin}/signin`);
  if (begun === undefined) return refusal('providerAway');
  const holder = { merchant: merchant.id, id: begun.state, visitor };
  await storeStep(database, holder, { kind: 'begun', provider, secrets: begun.secrets }, endOf(now));
  return success({ address: begun.address });
};

type Known = Identified | Refusal<'signInExpired' | 'switchedOff'>;

/** The identity of a visitor who was redirected back from a provider's page. */
const fromPage = async (
  { merchant, database, origin, now }: Call,
  services: SocialServices,
  given: Extract<Given, { state: string }>,
  visitor: string,
): Promise<Known> => {
  const begun = await consumeStep(database, { merchant: merchant.id, id: given.state, visitor }, 'begun', now);
  if (begun === undefined) return refusal('signInExpired');
  const settings = openIdOf(merchant, begun.provider, origin, services);
  if (settings === undefined) return refusal('switchedOff');
  return services.openId.finish(begun.provider, settings, given, begun.secrets);
};

/** The identity in a Firebase token; a second use of the token is refused as `signInExpired`. */
const fromToken = async (
  { merchant, database }: Call,
  { firebase, demoAccounts }: SocialServices,
  idToken: string,
): Promise<Known> => {
  const project = firebaseProjectOf(merchant.settings);
  if (project === undefined) return refusal('switchedOff');
  const identified = await firebase.identify(project, idToken);
  if (!identified.ok) return identified;
  const through = socialOf(merchant.settings, identified.identity.provider, demoAccounts);
  if (through?.through !== 'firebase' || through.projectId !== project) return refusal('switchedOff');
  const isFirst = await useTokenOnce(database, merchant.id, idToken, identified.endsAt);
  return isFirst ? identified : refusal('signInExpired');
};

const newcomer = async ({ merchant, database, now }: Call, identity: Identity, visitor: string): Promise<LoggedIn> => {
  if (!canRegister(flagsOf(merchant.settings))) return refusal('registrationClosed');
  const ticket = newToken();
  await storeStep(database, { merchant: merchant.id, id: ticket, visitor }, { kind: 'ticket', identity }, endOf(now));
  const { provider, name } = identity;
  return success({ newcomer: { ticket, provider, name } });
};

/**
 * Logs in by a provider's account: the linked member, with their second factor; else returns a ticket for registration.
 * Members are never matched by e-mail address (REQ-110).
 */
export const logInSocial = async (
  call: Call,
  services: SocialServices,
  given: Given,
  visitor: string,
): Promise<LoggedIn> => {
  const known =
    'idToken' in given
      ? await fromToken(call, services, given.idToken)
      : await fromPage(call, services, given, visitor);
  if (!known.ok) return refusal(known.code);
  const member = await findMemberByIdentity(call.database, call.merchant.id, known.identity);
  if (member === undefined) return newcomer(call, known.identity, visitor);
  const refused = refuseMember(call, member);
  if (refused !== undefined) return refusal(refused.code === 'nonAgent' ? 'nonMember' : refused.code);
  const finished = await finishLogin(call.database, call, member, 'social');
  if (finished.ok) return finished;
  // `wrongCredentials` means the password changed meanwhile; a social login has none, so the visitor just starts again.
  return finished.code === 'wrongCredentials' ? refusal('signInExpired') : refusal(finished.code, finished.details);
};
