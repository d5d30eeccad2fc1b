import type { FlagName, Flags } from '../flags/index.ts';
import type { Role } from '../member-types/index.ts';

/** Who a page is for. `member` is anybody logged in; a trial account is no real one (REQ-008 to REQ-011). */
export type Audience = 'anyone' | 'member' | 'realAccount' | 'agent';

/** Who may open a page, and the flag that switches it on where there is one. */
export type Access = Audience | { readonly audience: Audience; readonly flag: FlagName };

/** What opening a page leads to; `unknown` while what decides has not been answered yet. */
export type Admission = 'open' | 'logIn' | 'needRealAccount' | 'hidden' | 'unknown';

/** What is known of who asks: no role before the member call has answered, no flags before the start-up call. */
export type Asker = { readonly role: Role | undefined; readonly flags: Flags | undefined };

/**
 * Whether a page opens, in the order: what is switched off is not there for anybody, visitors log in first (REQ-031),
 * a trial account is told to use a real one (REQ-011), and what is for agents is not there for others (REQ-010). The
 * gateway enforces the same; a real account is presumed until it says otherwise.
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
