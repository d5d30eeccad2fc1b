/** Steps of the log-out dialog (REQ-087); the loader shows in `leaving`. */
export type LogoutState = 'idle' | 'confirming' | 'leaving';
export type LogoutEvent = 'asked' | 'cancelled' | 'confirmed' | 'finished';

const steps: Readonly<Record<LogoutState, Partial<Record<LogoutEvent, LogoutState>>>> = {
  idle: { asked: 'confirming' },
  confirming: { cancelled: 'idle', confirmed: 'leaving' },
  leaving: { finished: 'idle' },
};

/** Returns the next state; an event that the state does not handle leaves it unchanged. */
export const logoutStep = (state: LogoutState, event: LogoutEvent): LogoutState => steps[state][event] ?? state;
