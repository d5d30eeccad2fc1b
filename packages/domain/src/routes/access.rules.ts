import type { FlagName, Flags } from '../flags/index.ts';
import type { Role } from '../member-types/index.ts';

/** Who a page is for. `member` is anybody logged in; a trial account is no real one (REQ-008 to REQ-011). */
export type Audience = 'anyone' | 'member' | 'realAccount' | 'agent';

/** Who may open a page, and the flag that switches it on where there is one. */
export type Access = Audience | { readonly audience: Audience; readonly flag: FlagName };

/** What opening a page leads to; `unknown` while what decides has not been answered yet. */
export type Admission = 'open' | 'logIn' | 'needRealAccount' | 'hidden' | 'unknown';

/**
 * What is known about the player. There is no role before the member call has answered, and no flags before the start-
 * up call.
 */
export type Asker = { readonly role: Role | undefined; readonly flags: Flags | undefined };

/**
 * Whether a page opens. In this order: a page that is switched off does not exist for anybody; visitors log in first
 * (REQ-031); trial accounts are asked for a real one (REQ-011); pages for agents do not exist for others (REQ-010).
 * Until the member call answers, an account counts as real. The gateway enforces the same rules.
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
