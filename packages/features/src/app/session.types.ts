import type { Role } from '@baize/domain/member-types';
import type { Member } from '@baize/gateway-sdk/member';

/** Who is playing. `member` is missing until the member call has answered (REQ-079, REQ-083). */
export type Session =
  | { readonly state: 'anonymous' }
  | {
      readonly state: 'loggedIn' | 'trial';
      readonly token: string;
      readonly role: Exclude<Role, 'visitor'>;
      readonly firstTimeLogin: boolean;
      /** What the header greets with; known before `member` after a reload. */
      readonly accountName?: string | undefined;
      readonly member?: Member | undefined;
    };

/** Why the last session of this tab ended; `expired` is said to the player (REQ-091). */
export type SessionEnd = 'loggedOut' | 'expired';

/** A session as a tab holds it and tells it to another tab. */
export type HeldSession = {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  readonly accountName?: string | undefined;
  readonly isAgent: boolean;
  readonly member?: Member | undefined;
};
