/** The cover on the card around a game's link. */
export const coverOf = (link: Element | null): HTMLElement | null => link?.closest<HTMLElement>('article > *') ?? null;

/** The cover of a game by its address; null when the page has no card for it. */
export const coverAt = (address: string): HTMLElement | null =>
  coverOf(document.querySelector(`article a[href="${CSS.escape(address)}"]`));

/** The element in which a game plays. */
export const gameStage = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-stage]');
