/** Popups that open by themselves, most urgent first. */
export type AutoPopup = 'sessionEnding' | 'welcome' | 'announcements';

/** Inputs of `popupToOpen`. */
export type PopupFacts = {
  /** True when the session ends soon and the warning has not been dismissed. */
  readonly sessionEnds: boolean;
  /** True when a member has logged in for the first time and has not seen the welcome yet. */
  readonly isNew: boolean;
  /** True when there are announcements that the player has not closed. */
  readonly isAnnounced: boolean;
  /** The page shown: one with the site's frame, one without it (forms, agents), or a game page (REQ-023, D46). */
  readonly page: 'framed' | 'bare' | 'game';
  /** True while a dialog that the player opened covers the page. */
  readonly isCovered: boolean;
};

/**
 * The one popup to open now. No other code decides this.
 *
 * |                | page | page without frame (forms, agents) | over a dialog | game page   |
 * | -------------- | ---- | ---------------------------------- | ------------- | ----------- |
 * | session ends   | yes  | yes                                | yes           | yes         |
 * | welcome (D32)  | yes  | yes                                | waits         | waits       |
 * | announcements  | yes  | waits                              | waits         | waits       |
 *
 * The first row of a column that is due and says `yes` opens; the others wait. The end of a session is announced
 * everywhere, because an unwarned player loses unsaved work (WCAG 2.2.1).
 */
export const popupToOpen = ({
  sessionEnds,
  isNew,
  isAnnounced,
  page,
  isCovered,
}: PopupFacts): AutoPopup | undefined => {
  if (sessionEnds) return 'sessionEnding';
  if (isCovered || page === 'game') return undefined;
  if (isNew) return 'welcome';
  return isAnnounced && page === 'framed' ? 'announcements' : undefined;
};
