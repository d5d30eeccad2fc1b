import type { StartUpView } from './useStartUp.ts';
import type { SystemStatusView } from './useSystemStatus.ts';

/** What the whole app shows: the one screen that stands for everything, or its pages. */
export type SystemView =
  | { readonly kind: 'maintenance'; readonly until: string | undefined }
  | { readonly kind: 'blocked'; readonly ip: string | undefined }
  /** The start-up call has never been answered (D6). */
  | { readonly kind: 'unreachable'; readonly reference: string | undefined }
  /** While `away`, nobody answers any more: the pages wait behind the retry screen with what was typed into them. */
  | { readonly kind: 'open'; readonly away: boolean };

/** The worst that is known decides (REQ-060, D6). */
export const systemView = (
  start: Pick<StartUpView, 'state' | 'error'>,
  { status, until, ip, away }: Omit<SystemStatusView, 'retry'>,
): SystemView => {
  if (status === 'maintenance') return { kind: 'maintenance', until };
  if (status === 'regionRestricted') return { kind: 'blocked', ip };
  if (start.state === 'failed') return { kind: 'unreachable', reference: start.error?.reference };
  return { kind: 'open', away };
};
