import { defaultMemberTypes, roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { Member } from '@baize/gateway-sdk/member';
import { atom } from 'jotai/vanilla';
import { atomWithLifetime, mountedAtom, forgetSessionAtom, storagesAtom } from './lifetime.atoms.ts';
import { FIRST_LOGIN_KEY, keepMerchant, keepSession, sessionOf } from './session.rules.ts';
import type { HeldSession, Session, SessionEnd } from './session.types.ts';

/** Session of this tab; only the action atoms below write it. */
export const heldSessionAtom = atom<HeldSession | undefined>(undefined);

/** Agent and trial member types, from the start-up response (REQ-003). */
export const memberTypesAtom = atom<MemberTypeLists>(defaultMemberTypes);

/** Why the last session ended; undefined during a session and before the first. */
export const sessionEndReasonAtom = atom<SessionEnd | undefined>(undefined);

/** Current session; anonymous in the first render, so that it matches the HTML rendered in Node. */
export const sessionAtom = atom((get): Session =>
  sessionOf(get(mountedAtom) ? get(heldSessionAtom) : undefined, get(memberTypesAtom)),
);

/** Token sent with calls, for the SDK's `token` option. */
export const sessionTokenAtom = atom((get) => get(heldSessionAtom)?.token);

/** Token of the session that is logging out, else empty; queries stop using it, since it may have ended already. */
export const leavingAtom = atom('');

/** Takes over a session that already runs: from storage, from the address or from another tab. */
export const setSessionAtom = atom(null, (get, set, held: HeldSession) => {
  const storage = get(storagesAtom).session;
  if (storage !== undefined) keepSession(storage, held);
  set(sessionEndReasonAtom, undefined);
  set(heldSessionAtom, held);
});

/** Starts the session of a successful login or registration and stores its token (REQ-106). */
export const startSessionAtom = atom(null, (_get, set, token: string) => {
  set(setSessionAtom, { token, firstTimeLogin: false, isAgent: false });
});

/**
 * Token of a link opened during another session, until the player chooses which to keep. In memory only: without
 * consent it must not become a session.
 */
export const offeredTokenAtom = atom<string | undefined>(undefined);

/** Password-reset token of an e-mail link, until it has been used; in memory only. */
export const recoveryLinkAtom = atom<string | undefined>(undefined);

/** Switches to the link's account; of the previous session only the merchant's code is kept. */
export const acceptOfferAtom = atom(null, (get, set, merchant: string) => {
  const token = get(offeredTokenAtom);
  if (token === undefined) return;
  set(offeredTokenAtom, undefined);
  set(forgetSessionAtom);
  keepMerchant(get(storagesAtom), merchant);
  set(startSessionAtom, token);
});

/** First-login action (REQ-106): marks the member as new, also across a reload (D32). */
export const markFirstLoginAtom = atom(null, (get, set) => {
  const held = get(heldSessionAtom);
  if (held === undefined) return;
  set(heldSessionAtom, { ...held, firstTimeLogin: true });
  get(storagesAtom).session?.setItem(FIRST_LOGIN_KEY, 'true');
});

/** Removes the mark once the member has been welcomed, so that it happens once (D32). */
export const markWelcomedAtom = atom(null, (get, set) => {
  const held = get(heldSessionAtom);
  if (held !== undefined) set(heldSessionAtom, { ...held, firstTimeLogin: false });
  get(storagesAtom).session?.removeItem(FIRST_LOGIN_KEY);
});

/** True while a password change is required, also after a reload (REQ-107, D40). */
export const passwordChangeAtom = atomWithLifetime<boolean>({
  key: 'passwordChange',
  lifetime: 'session',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** Stores the loaded member; ignored if the session's token has changed since the call. */
export const storeMemberAtom = atom(null, (get, set, { token, member }: { token: string; member: Member }) => {
  const held = get(heldSessionAtom);
  if (held?.token !== token) return;
  const isAgent = roleOf(member.type, get(memberTypesAtom)) === 'agent';
  set(setSessionAtom, { ...held, member, accountName: member.account, isAgent });
});

/** Ends the session once: clears session storage but for the merchant's code, stores the reason (REQ-087, REQ-091). */
export const endSessionAtom = atom(null, (get, set, { merchant, end }: { merchant: string; end: SessionEnd }) => {
  if (get(heldSessionAtom) === undefined) return;
  set(heldSessionAtom, undefined);
  set(forgetSessionAtom);
  keepMerchant(get(storagesAtom), merchant);
  set(sessionEndReasonAtom, end);
});
