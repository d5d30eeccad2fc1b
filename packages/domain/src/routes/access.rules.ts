import type { FlagName, Flags } from '../flags/flags.rules.ts';
import type { Role } from '../member-types/memberTypes.rules.ts';

/**
 * The players a page is for. `member` is every logged-in player, `realAccount` excludes trials (REQ-008 to REQ-011).
 */
export type Audience = 'anyone' | 'member' | 'realAccount' | 'agent';

/** The audience of a page and, for an optional page, the flag that switches it on. */
export type Access = Audience | { readonly audience: Audience; readonly flag: FlagName };

/** The result of opening a page; `unknown` until the flags or the role that decide it have loaded. */
export type Admission = 'open' | 'logIn' | 'needRealAccount' | 'hidden' | 'unknown';

/**
 * The player's role, undefined until the member call answers, and the flags, undefined until the start-up call answers.
 */
export type Asker = { readonly role: Role | undefined; readonly flags: Flags | undefined };

/**
 * Decides access to a page, in this order: a page that is switched off is hidden from all; visitors must log in
 * (REQ-031); trial accounts need a real account (REQ-011); pages for agents are hidden from others (REQ-010). Until the
 * member call answers, the player counts as a real account. The gateway enforces the same rules.
 */
export const admission = (access: Access, { role, flags }: Asker): Admission => {
  if (typeof access === 'object') {
    if (flags === undefined) return 'unknown';
    return flags[access.flag] ? admission(access.audience, { role, flags }) : 'hidden';
  }
  if (access === 'anyone') return 'open';
  if (role === 'visitor') return 'logIn';
  if (access === 'realAccount') return role === 'trial' ? 'needRealAccount' : 'open';
  if (access === 'agent' && role !== 'agent') return role === undefined ? 'unknown' : 'hidden';
  return 'open';
};
