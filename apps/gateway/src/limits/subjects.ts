import { domainToASCII } from 'node:url';
import { latinDigits, normalText } from '@baize/domain/typed-text';
import { and, eq } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import type { Orm } from '../database/database.types.ts';
import { registrations } from '../registration/registration.schema.ts';
import { hashOf } from '../secrets/random.ts';
import { identities } from '../session/session.schema.ts';
import type { Person } from '../wallet/limits.types.ts';
import type { Owner } from '../wallet/wallet.store.ts';

const plain = (text: string): string => latinDigits(normalText(text).normalize('NFKC')).toLowerCase();

/** Mail services that ignore dots in an address. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * An address without the spellings that reach the same mailbox: case, width, a `+tag`, a domain in letters or in
 * Punycode, and dots where they count nothing.
 */
export const normalEmail = (email: string): string => {
  const text = plain(email).replaceAll(/\s/gu, '');
  const at = text.lastIndexOf('@');
  const [local = ''] = text.slice(0, Math.max(at, 0)).split('+');
  const typed = text.slice(at + 1);
  // Empty for a domain that is none.
  const domain = domainToASCII(typed) || typed;
  if (!DOTLESS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
};

const normalDocument = (document: string): string => plain(document).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Hashes of all that tells who a person is, each in its normal form. */
export const subjectsOf = ({ member, dialingCode, mobile, email, document, identities: linked = [] }: Person) => {
  const digits = latinDigits(`${dialingCode ?? ''}${mobile ?? ''}`).replaceAll(/\D/gu, '');
  return [
    ...(member === undefined ? [] : [`member:${member.merchant}:${member.memberId}`]),
    ...(digits === '' || !mobile ? [] : [`mobile:${digits}`]),
    ...(email ? [`email:${normalEmail(email)}`] : []),
    ...(document && normalDocument(document) !== '' ? [`document:${normalDocument(document)}`] : []),
    ...linked.map(({ provider, subject }) => `identity:${provider}:${subject}`),
  ].map(hashOf);
};

/** The subjects of a member, as they are now. */
export const subjectsOfMember = async (orm: Orm, owner: Owner): Promise<readonly string[]> => {
  const rows = await orm
    .select({
      dialingCode: members.dialing_code,
      mobile: members.mobile,
      email: members.email,
      fields: registrations.fields,
      provider: identities.provider,
      subject: identities.subject,
    })
    .from(members)
    .leftJoin(registrations, and(eq(registrations.merchant, members.merchant), eq(registrations.member_id, members.id)))
    .leftJoin(identities, and(eq(identities.merchant, members.merchant), eq(identities.member_id, members.id)))
    .where(and(eq(members.merchant, owner.merchant), eq(members.id, owner.memberId)));
  const [first] = rows;
  const linked = rows.flatMap(({ provider, subject }) =>
    provider === null || subject === null ? [] : [{ provider, subject }],
  );
  return subjectsOf({ ...first, document: first?.fields?.['idNumber'], member: owner, identities: linked });
};
