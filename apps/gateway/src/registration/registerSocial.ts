import type { registerSocialPayload, registerSocialRefusals } from '@baize/gateway-contract';
import type { z } from '@hono/zod-openapi';
import { canRegister } from '@baize/domain/flags';
import { isTermsVersion } from '@baize/domain/terms';
import type { Call } from '../kernel/gateway.types.ts';
import { refusal, refusalUntil, success } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';
import type { Orm, Tx } from '../database/database.types.ts';
import { findAgentByInvitation } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { flagsOf, memberTypesOf } from '../merchants/settings.rules.ts';
import type { Invitations } from './invitations.types.ts';
import { openAccount } from './registration.store.ts';
import { newDigits } from '../secrets/random.ts';
import { reserveAttempt } from '../access/attempts.store.ts';
import { startSession } from '../session/finishLogin.ts';
import type { StartedSession } from '../session/finishLogin.ts';
import type { Identity } from '../session/social/identity.types.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { linkIdentity, consumeStep } from '../session/social/social.store.ts';

type Given = z.output<typeof registerSocialPayload>;

const MOST_NAMES = 3;

/** A random account name: the provider's first letter and nine digits. */
const newAccountName = ({ provider }: Identity): string => `${provider.charAt(0)}${newDigits(9)}`;

type Opening = {
  identity: Identity;
  agent: Member | undefined;
  termsVersion: string;
  bind: (tx: Tx, friend: Member) => Promise<void>;
};

/** Opens an account and links the identity; undefined if the identity was linked to another member meanwhile. */
const openFor = async (
  tx: Orm,
  { merchant, now }: Call,
  { identity, agent, termsVersion, bind }: Opening,
): Promise<Member | undefined> => {
  const about = { method: 'social' as const, fields: {}, invited_by: agent?.id ?? null, terms_version: termsVersion };
  const amount = BigInt(merchant.settings.sandbox.openingBalance);
  for (let name = 0; name < MOST_NAMES; name += 1) {
    const account = newAccountName(identity);
    const member = { merchant: merchant.id, account, password_hash: null, email: identity.email ?? null };
    const opened = await openAccount(tx, { member, about, amount, bind }, now);
    if (typeof opened !== 'string') return (await linkIdentity(tx, opened, identity, now)) ? opened : undefined;
  }
  throw new Error('No name was free for an account.');
};

/** Rolls the transaction back when a concurrent registration has linked the same identity. */
class UsedMeanwhile extends Error {}

/**
 * Registers with the ticket of a social login, and starts the session. The account has no password; recovery by its
 * verified e-mail address can set one. An invalid invitation does not consume the ticket.
 */
export const registerSocial = async (
  call: Call,
  { ticket, terms, affiliateCode = '', referralCode = '' }: Given,
  { visitor, limits, invitations }: LimitsPort & { readonly visitor: string; readonly invitations: Invitations },
): Promise<Result<StartedSession, (typeof registerSocialRefusals)[number]>> => {
  const { merchant, database: orm, network, now } = call;
  if (!canRegister(flagsOf(merchant.settings))) return refusal('registrationClosed');
  if (!isTermsVersion(terms.version)) return refusal('termsUnknown');
  const types = memberTypesOf(merchant.settings);
  const agent = affiliateCode === '' ? undefined : await findAgentByInvitation(orm, merchant.id, affiliateCode, types);
  if (affiliateCode !== '' && agent === undefined) return refusal('invalidInvitation');
  const address = { merchant: merchant.id, kind: 'registerFromAddress' as const, subject: network };
  const attempt = await reserveAttempt(orm, address, now);
  if (!attempt.ok) return refusalUntil('tooManyAccounts', attempt.until);
  const bind: Opening['bind'] = (tx, friend) => invitations.bind(tx, call, friend, referralCode);
  const opened = await orm
    .transaction(async (tx) => {
      const step = await consumeStep(tx, { merchant: merchant.id, id: ticket, visitor }, 'ticket', now);
      if (step === undefined) return undefined;
      const person = { email: step.identity.email, identities: [step.identity] };
      if ((await limits.excludedUntil(tx, person, now)) !== undefined) return 'excluded';
      const member = await openFor(tx, call, { identity: step.identity, agent, termsVersion: terms.version, bind });
      if (member === undefined) throw new UsedMeanwhile();
      return member;
    })
    .catch((error: unknown) => {
      if (error instanceof UsedMeanwhile) return undefined;
      throw error;
    });
  if (opened === 'excluded') return refusal('registrationRefused');
  const started = opened && (await startSession(orm, call, opened, 'social'));
  return started === undefined ? refusal('signInExpired') : success(started);
};
