import type { StartUpView } from './useStartUp.ts';
import type { SystemStatusView } from './useSystemStatus.ts';

/** View of the whole app: one full screen for everything, or its pages. */
export type SystemView =
  | { readonly kind: 'maintenance'; readonly until: string | undefined }
  | { readonly kind: 'blocked'; readonly ip: string | undefined }
  /** The start-up request has never succeeded (D6). */
  | { readonly kind: 'unreachable'; readonly reference: string | undefined }
  /** While `away`, the gateway is unreachable: the pages stay mounted behind the retry screen with their input. */
  | { readonly kind: 'open'; readonly away: boolean };

/** The view for the worst known status (REQ-060, D6). */
export const systemView = (
  start: Pick<StartUpView, 'state' | 'error'>,
  { status, until, ip, away }: Omit<SystemStatusView, 'retry'>,
): SystemView => {
  if (status === 'maintenance') return { kind: 'maintenance', until };
  if (status === 'regionRestricted') return { kind: 'blocked', ip };
  if (start.state === 'failed') return { kind: 'unreachable', reference: start.error?.reference };
  return { kind: 'open', away };
};
