/** What opens by itself over a page, the most pressing first. */
export type Speaker = 'sessionEnding' | 'welcome' | 'announcements';

/** All that decides which of them may speak. */
export type PopupFacts = {
  /** The session ends soon, and the player does not know yet. */
  readonly sessionEnds: boolean;
  /** A member logged in for the first time, and has not been greeted. */
  readonly isNew: boolean;
  /** There are announcements that have not been closed. */
  readonly isAnnounced: boolean;
  /** The page shown: one with the site's frame, one without it (forms, agents), or a game page (REQ-023, D46). */
  readonly page: 'framed' | 'bare' | 'game';
  /** Another dialog lies over the page, which the player has opened. */
  readonly isCovered: boolean;
};

/**
 * Which popup speaks now: one at most, and no other code decides it.
 *
 * |                | page | page without frame (forms, agents) | over a dialog | game page   |
 * | -------------- | ---- | ---------------------------------- | ------------- | ----------- |
 * | session ends   | yes  | yes                                | yes           | yes         |
 * | welcome (D32)  | yes  | yes                                | waits         | waits       |
 * | announcements  | yes  | waits                              | waits         | waits       |
 *
 * In a column, the uppermost that has something to say speaks, and the others wait for it. The end of a session is said
 * everywhere, since who is not told loses what is under way (WCAG 2.2.1).
 */
export const whoSpeaks = ({ sessionEnds, isNew, isAnnounced, page, isCovered }: PopupFacts): Speaker | undefined => {
  if (sessionEnds) return 'sessionEnding';
  if (isCovered || page === 'game') return undefined;
  if (isNew) return 'welcome';
  return isAnnounced && page === 'framed' ? 'announcements' : undefined;
};
