/** The steps of logging out: asked, confirmed, done (REQ-087). `leaving` is when the loader shows. */
export type LogoutState = 'idle' | 'confirming' | 'leaving';
export type LogoutEvent = 'asked' | 'cancelled' | 'confirmed' | 'finished';

const steps: Readonly<Record<LogoutState, Partial<Record<LogoutEvent, LogoutState>>>> = {
  idle: { asked: 'confirming' },
  confirming: { cancelled: 'idle', confirmed: 'leaving' },
  leaving: { finished: 'idle' },
};

/** The next step; an event that has no place in a step changes nothing. */
export const logoutStep = (state: LogoutState, event: LogoutEvent): LogoutState => steps[state][event] ?? state;
