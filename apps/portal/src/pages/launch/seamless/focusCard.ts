const LONG_ENOUGH_MILLISECONDS = 5000;

/**
 * Focuses the page's link to `address`, such as a game's card, once it is rendered (WCAG 2.4.3). Any input of the
 * visitor cancels it.
 */
export const focusCard = (address: string): void => {
  const doing = new AbortController();
  const { signal } = doing;
  const look = (): void => {
    const main = document.getElementById('main');
    const focused = document.activeElement;
    // Only from where the navigation itself has put the focus: the body, `main` or the heading.
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
};
