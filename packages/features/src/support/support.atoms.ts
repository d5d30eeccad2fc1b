import { atomWithLifetime } from '../app/index.ts';

/** Feedback that is being written, for a reload of the same tab (D39). */
export const feedbackDraftAtom = atomWithLifetime({
  key: 'feedbackDraft',
  lifetime: 'session',
  initial: '',
  parse: (stored) => stored,
});
