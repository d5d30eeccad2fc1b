/** What a limit counts: money deposited, lost or staked, or the minutes between two reminders of a game. */
export type LimitKind = 'deposit' | 'loss' | 'stake' | 'reminder';

/** The time that a limit is for; a reminder is for a session. */
export type LimitPeriod = 'day' | 'week' | 'month' | 'session';
