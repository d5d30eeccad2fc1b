import { msg } from '@lingui/core/macro';

/** Titles of the kinds of limits. */
export const kindTitles = {
  deposit: msg({ id: 'limits.deposit', message: 'Deposit limit' }),
  loss: msg({ id: 'limits.loss', message: 'Loss limit' }),
  stake: msg({ id: 'limits.stake', message: 'Stake limit' }),
  reminder: msg({ id: 'limits.reminder', message: 'Reminder while you play' }),
  break: msg({ id: 'limits.break', message: 'Take a break' }),
  exclusion: msg({ id: 'limits.exclusion', message: 'Self-exclusion' }),
} as const;

/** Sentences about what a limit counts. */
export const kindTexts = {
  deposit: msg({ id: 'limits.deposit.text', message: 'The most you can deposit. Deposits on their way count too.' }),
  loss: msg({ id: 'limits.loss.text', message: 'The most you can lose: stakes less prizes.' }),
  stake: msg({ id: 'limits.stake.text', message: 'The most you can stake, whether you win or not.' }),
} as const;

export const periodTitles = {
  day: msg({ id: 'limits.day', message: 'A day' }),
  week: msg({ id: 'limits.week', message: 'A week' }),
  month: msg({ id: 'limits.month', message: 'A month' }),
  session: msg({ id: 'limits.session', message: 'A game' }),
} as const;

/** Words for the steps of a change. */
export const stepTitles = {
  set: msg({ id: 'limits.step.set', message: 'Set' }),
  wished: msg({ id: 'limits.step.wished', message: 'Change asked for' }),
  withdrawn: msg({ id: 'limits.step.withdrawn', message: 'Change taken back' }),
  confirmed: msg({ id: 'limits.step.confirmed', message: 'Change confirmed' }),
  began: msg({ id: 'limits.step.began', message: 'Started' }),
} as const;
