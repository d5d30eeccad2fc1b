/** The cover of the card that leads to a game. */
export function coverOf(link: Element | null): HTMLElement | null {
  return link?.closest<HTMLElement>('article > *') ?? null;
}

/** The same, by the game's address; null where no card of the page leads to it. */
export function coverAt(address: string): HTMLElement | null {
  return coverOf(document.querySelector(`article a[href="${CSS.escape(address)}"]`));
}

/** The place where a game plays. */
export function gameStage(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-stage]');
}
