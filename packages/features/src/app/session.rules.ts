import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { KeyValueStorage, Storages } from './storages.ts';
import type { HeldSession, Session } from './session.types.ts';

const ANONYMOUS: Session = { state: 'anonymous' };

/** Derives the session from the held one; agent and trial follow from the member type (REQ-003, REQ-083). */
export const sessionOf = (held: HeldSession | undefined, lists: MemberTypeLists): Session => {
  if (held === undefined) return ANONYMOUS;
  const { token, firstTimeLogin, accountName, member, isAgent } = held;
  const known = roleOf(member?.type, lists);
  const role = known === 'visitor' ? (isAgent ? 'agent' : 'member') : known;
  return { state: role === 'trial' ? 'trial' : 'loggedIn', token, role, firstTimeLogin, accountName, member };
};

/** Stores the merchant's code in session and local storage, where it stays after a log-out (REQ-078, REQ-087). */
export const keepMerchant = ({ session, device }: Storages, merchant: string): void => {
  session?.setItem('merchant', merchant);
  session?.setItem('merchantCode', merchant);
  device?.setItem('merchantCode', merchant);
};

/** Storage key of the mark that the member has not been welcomed yet. */
export const FIRST_LOGIN_KEY = 'firstTimeLogin';

const keep = (storage: KeyValueStorage, key: string, value: string | undefined): void =>
  value === undefined ? storage.removeItem(key) : storage.setItem(key, value);

/** Stores the identity values of a session under the names of REQ-084, and nothing else of it (D26). */
export const keepSession = (storage: KeyValueStorage, { token, member, accountName, isAgent }: HeldSession): void => {
  keep(storage, 'token', token);
  keep(storage, 'account', member?.account ?? accountName);
  keep(storage, 'isAgent', String(isAgent));
  keep(storage, 'nickname', member?.nickname);
  keep(storage, 'username', member?.userName);
  keep(storage, 'customerId', member?.id);
};

/** Restores the session from session storage, without its member, who must be fetched again (REQ-080). */
export const keptSession = (storage: KeyValueStorage | undefined): HeldSession | undefined => {
  const token = storage?.getItem('token') ?? '';
  if (token === '') return undefined;
  const accountName = storage?.getItem('account') ?? undefined;
  const firstTimeLogin = storage?.getItem(FIRST_LOGIN_KEY) === 'true';
  return { token, firstTimeLogin, accountName, isAgent: storage?.getItem('isAgent') === 'true' };
};

type SecretsInAddress = { readonly token: string | undefined; readonly reset: string | undefined; address: string };

/**
 * Returns the session token, the password-reset token (in `#reset=`, which browsers send to no server) and the address
 * without them; undefined if it carries neither (D13, D15).
 */
export const secretsInAddress = (address: string): SecretsInAddress | undefined => {
  const url = new URL(address);
  const token = url.searchParams.get('token') ?? undefined;
  const reset = /^#reset=(.*)/u.exec(url.hash)?.[1];
  if (token === undefined && reset === undefined) return undefined;
  url.searchParams.delete('token');
  if (reset !== undefined) url.hash = '';
  return { token, reset, address: `${url.pathname}${url.search}${url.hash}` };
};
