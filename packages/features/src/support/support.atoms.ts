import { atomWithLifetime } from '../app/index.ts';

/** Draft of the feedback form, kept across reloads of the tab (D39). */
export const feedbackDraftAtom = atomWithLifetime({
  key: 'feedbackDraft',
  lifetime: 'session',
  initial: '',
  parse: (stored) => stored,
});
