import { roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { KeyValueStorage, Storages } from './storages.ts';
import type { HeldSession, Session } from './session.types.ts';

const ANONYMOUS: Session = { state: 'anonymous' };

/** What a held session means: agent and trial follow from the member type (REQ-003, REQ-083). */
export const sessionOf = (held: HeldSession | undefined, lists: MemberTypeLists): Session => {
  if (held === undefined) return ANONYMOUS;
  const { token, firstTimeLogin, accountName, member, isAgent } = held;
  const known = roleOf(member?.type, lists);
  const role = known === 'visitor' ? (isAgent ? 'agent' : 'member') : known;
  return { state: role === 'trial' ? 'trial' : 'loggedIn', token, role, firstTimeLogin, accountName, member };
};

/** The merchant's code, kept in session and in local storage, also after a log-out (REQ-078, REQ-087). */
export const keepMerchant = ({ session, device }: Storages, merchant: string): void => {
  session?.setItem('merchant', merchant);
  session?.setItem('merchantCode', merchant);
  device?.setItem('merchantCode', merchant);
};

const keep = (storage: KeyValueStorage, key: string, value: string | undefined): void =>
  value === undefined ? storage.removeItem(key) : storage.setItem(key, value);

/** The identity values of a session, under the names of REQ-084; nothing else of it is stored (D26). */
export const keepSession = (storage: KeyValueStorage, { token, member, accountName, isAgent }: HeldSession): void => {
  keep(storage, 'token', token);
  keep(storage, 'account', member?.account ?? accountName);
  keep(storage, 'isAgent', String(isAgent));
  keep(storage, 'nickname', member?.nickname);
  keep(storage, 'username', member?.userName);
  keep(storage, 'customerId', member?.id);
};

/** The session that session storage holds, without its member, who is asked for again (REQ-080). */
export const keptSession = (storage: KeyValueStorage | undefined): HeldSession | undefined => {
  const token = storage?.getItem('token') ?? '';
  // REQ-107: a reload is no way past a password that must be changed first; the player logs in again.
  if (token === '' || storage?.getItem('passwordChange') === 'true') return undefined;
  const accountName = storage?.getItem('account') ?? undefined;
  return { token, firstTimeLogin: false, accountName, isAgent: storage?.getItem('isAgent') === 'true' };
};

/** The address without its token, and the token; undefined where the address carries none (D13). */
export const tokenInAddress = (address: string): { token: string; address: string } | undefined => {
  const url = new URL(address);
  const token = url.searchParams.get('token');
  if (token === null) return undefined;
  url.searchParams.delete('token');
  return { token, address: `${url.pathname}${url.search}${url.hash}` };
};
