export { atomWithUnanswered } from './unanswered.atoms.ts';
export type { UnansweredAtom } from './unanswered.atoms.ts';
export { stillUnanswered } from './unanswered.rules.ts';
export { sessionOf, useLostRequest, useSentOnce } from './useSentOnce.ts';
export type { OnceCall, Sent, SentOnce } from './useSentOnce.ts';
