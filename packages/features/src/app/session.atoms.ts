import { defaultMemberTypes, roleOf } from '@baize/domain/member-types';
import type { MemberTypeLists } from '@baize/domain/member-types';
import type { Member } from '@baize/gateway-sdk/member';
import { atom } from 'jotai/vanilla';
import { atomWithLifetime, mountedAtom, sessionForgottenAtom, storagesAtom } from './lifetime.atoms.ts';
import { FIRST_LOGIN_KEY, keepMerchant, keepSession, sessionOf } from './session.rules.ts';
import type { HeldSession, Session, SessionEnd } from './session.types.ts';

/** The session as this tab holds it, written by the actions below alone. */
export const heldSessionAtom = atom<HeldSession | undefined>(undefined);

/** Which member types are agents and which are trials, as the start-up answer says (REQ-003). */
export const memberTypesAtom = atom<MemberTypeLists>(defaultMemberTypes);

/** Why the last session ended; undefined while one lasts and before the first. */
export const sessionEndAtom = atom<SessionEnd | undefined>(undefined);

/** Who is playing. The first render shows a visitor; the session is applied right after. */
export const sessionAtom = atom((get): Session =>
  sessionOf(get(mountedAtom) ? get(heldSessionAtom) : undefined, get(memberTypesAtom)),
);

/** The token that calls carry; for the SDK's `token` option. */
export const sessionTokenAtom = atom((get) => get(heldSessionAtom)?.token);

/** The token of the session that is being left, if any: nothing more is asked with it, since it may have ended by then. */
export const leavingAtom = atom('');

/** Takes up a session that already lasts elsewhere: in storage, in the address, in another tab. */
export const sessionTakenUpAtom = atom(null, (get, set, held: HeldSession) => {
  const storage = get(storagesAtom).session;
  if (storage !== undefined) keepSession(storage, held);
  set(sessionEndAtom, undefined);
  set(heldSessionAtom, held);
});

/** A login or a registration succeeded: stores the token (REQ-106). */
export const sessionStartedAtom = atom(null, (_get, set, token: string) => {
  set(sessionTakenUpAtom, { token, firstTimeLogin: false, isAgent: false });
});

/**
 * The token of a link, while another session is running and the player has not said yet which one to keep. It lives in
 * memory alone: it is nobody's session before the player has agreed.
 */
export const offeredTokenAtom = atom<string | undefined>(undefined);

/** What the link of an e-mail sets a new password with; in memory alone, until it has been used. */
export const recoveryLinkAtom = atom<string | undefined>(undefined);

/** The player goes on with the link's account: nothing of the session before it is kept but the merchant's code. */
export const offerAcceptedAtom = atom(null, (get, set, merchant: string) => {
  const token = get(offeredTokenAtom);
  if (token === undefined) return;
  set(offeredTokenAtom, undefined);
  set(sessionForgottenAtom);
  keepMerchant(get(storagesAtom), merchant);
  set(sessionStartedAtom, token);
});

/** The first-login action (REQ-106): from here on the member is welcomed as a new one, also after a reload (D32). */
export const firstLoginAtom = atom(null, (get, set) => {
  const held = get(heldSessionAtom);
  if (held === undefined) return;
  set(heldSessionAtom, { ...held, firstTimeLogin: true });
  get(storagesAtom).session?.setItem(FIRST_LOGIN_KEY, 'true');
});

/** The member was welcomed: that is done once (D32). */
export const welcomedAtom = atom(null, (get, set) => {
  const held = get(heldSessionAtom);
  if (held !== undefined) set(heldSessionAtom, { ...held, firstTimeLogin: false });
  get(storagesAtom).session?.removeItem(FIRST_LOGIN_KEY);
});

/** Whether a password change is still owed, also after a reload (REQ-107, D40). */
export const passwordChangeAtom = atomWithLifetime<boolean>({
  key: 'passwordChange',
  lifetime: 'session',
  initial: false,
  parse: (stored) => stored === 'true',
});

/** The member call has answered. An answer for a token that is no longer held changes nothing. */
export const memberLoadedAtom = atom(null, (get, set, { token, member }: { token: string; member: Member }) => {
  const held = get(heldSessionAtom);
  if (held?.token !== token) return;
  const isAgent = roleOf(member.type, get(memberTypesAtom)) === 'agent';
  set(sessionTakenUpAtom, { ...held, member, accountName: member.account, isAgent });
});

/** Ends the session once: clears session storage, keeps the merchant's code, resets the flags (REQ-087, REQ-091). */
export const sessionEndedAtom = atom(null, (get, set, { merchant, end }: { merchant: string; end: SessionEnd }) => {
  if (get(heldSessionAtom) === undefined) return;
  set(heldSessionAtom, undefined);
  set(sessionForgottenAtom);
  keepMerchant(get(storagesAtom), merchant);
  set(sessionEndAtom, end);
});
