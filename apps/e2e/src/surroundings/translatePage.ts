/** Milliseconds from a page's load to its translation by the browser, roughly. */
export const TRANSLATION_DELAY_MS = 800;

/** Init script that wraps text as a browser's translation does, now and at each change. */
export const translatePage = (delay: number): void => {
  const untouched = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA', 'OPTION', 'FONT', 'TITLE']);
  const wrap = (text: Text): void => {
    const parent = text.parentElement;
    if (parent === null || untouched.has(parent.nodeName) || text.data.trim() === '') return;
    if (parent.closest('[translate="no"], svg') !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  const follow = (changes: readonly MutationRecord[]): void => {
    for (const { addedNodes, target } of changes) {
      for (const node of addedNodes) {
        if (node instanceof Text) wrap(node);
        else if (node.nodeName !== 'FONT') wrapAll(node);
      }
      if (target instanceof Text) wrap(target);
    }
  };
  const begin = (): void => {
    wrapAll(document.body);
    document.documentElement.dataset['translated'] = 'true';
    new MutationObserver(follow).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  addEventListener('load', () => setTimeout(begin, delay));
};
