const LONG_ENOUGH_MILLISECONDS = 5000;

/**
 * Gives the focus to the link of a page that one has left, such as a game's card, once the page behind it shows it (WCAG
 * 2.4.3). A visitor who does something meanwhile is left alone.
 */
export function focusCard(address: string): void {
  const doing = new AbortController();
  const { signal } = doing;
  const look = (): void => {
    const main = document.getElementById('main');
    const focused = document.activeElement;
    // The page's arrival has put the focus on its heading.
    if (signal.aborted || (focused !== document.body && focused !== main && focused?.localName !== 'h1')) return;
    const links = [...(main?.querySelectorAll('a') ?? [])].filter((link) => link.getAttribute('href') === address);
    (links.find((link) => link.closest('article')) ?? links[0])?.focus();
  };
  const later = (): void => void setTimeout(look);
  const observer = new MutationObserver(later);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', later, { signal });
  for (const event of ['keydown', 'pointerdown', 'wheel'])
    document.addEventListener(event, () => doing.abort(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => doing.abort(), LONG_ENOUGH_MILLISECONDS);
  later();
}
