/** The cover on the card around a game's link. */
export function coverOf(link: Element | null): HTMLElement | null {
  return link?.closest<HTMLElement>('article > *') ?? null;
}

/** The cover of a game by its address; null when the page has no card for it. */
export function coverAt(address: string): HTMLElement | null {
  return coverOf(document.querySelector(`article a[href="${CSS.escape(address)}"]`));
}

/** The element in which a game plays. */
export function gameStage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-stage]');
}
