import type { Role } from '@baize/domain/member-types';
import type { Member } from '@baize/gateway-sdk/member';

/** Session as features read it. `member` is undefined until the member call has returned (REQ-079, REQ-083). */
export type Session =
  | { readonly state: 'anonymous' }
  | {
      readonly state: 'loggedIn' | 'trial';
      readonly token: string;
      readonly role: Exclude<Role, 'visitor'>;
      readonly firstTimeLogin: boolean;
      /** Shown in the header; known before `member` after a reload. */
      readonly accountName?: string | undefined;
      readonly member?: Member | undefined;
    };

/** Why this tab's last session ended; the player gets a message for `expired` (REQ-091). */
export type SessionEnd = 'loggedOut' | 'expired';

/** Session as a tab holds it and shares it with other tabs. */
export type HeldSession = {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly accountName?: string | undefined;
  readonly isAgent: boolean;
  readonly member?: Member | undefined;
};
