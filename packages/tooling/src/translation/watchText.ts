/** Watches a page's React text nodes, which a browser's translation would replace. */
export type TextWatch = {
  /** Returns the bare texts since the last call, one line each. */
  readonly take: () => string[];
  readonly stop: () => void;
};

const FIBER = '__reactFiber$';

/** React marks a text node as its own only if it is not its element's sole child. */
const isOfReact = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith(FIBER));

const isTranslated = (text: Text): boolean =>
  /\p{L}|\p{N}|\p{P}/u.test(text.data) && text.parentElement?.closest('[translate="no"], svg') === null;

const placeOf = (text: Text): string => {
  const parent = text.parentElement;
  return `“${text.data.slice(0, 60)}” in <${parent?.localName ?? '?'}> of <${parent?.parentElement?.localName ?? '?'}>`;
};

/**
 * Finds text that React can no longer update or remove once a browser's translation has wrapped it: text nodes with
 * siblings. Text alone in its element is safe, as is text under `translate="no"`.
 */
export const watchText = (page: Window & typeof globalThis): TextWatch => {
  const { Document, Node, document } = page;
  // oxlint-disable-next-line typescript/unbound-method -- called with the right `this` below
  const [createTextNode, removeChild] = [Document.prototype.createTextNode, Node.prototype.removeChild];
  let made: Text[] = [];
  let bareTexts = new Set<string>();
  const judge = (text: Text): void => {
    if (isOfReact(text) && isTranslated(text)) bareTexts.add(placeOf(text));
  };
  Document.prototype.createTextNode = function create(this: Document, data: string) {
    const text = createTextNode.call(this, data);
    made.push(text);
    return text;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child instanceof page.Text) judge(child);
    return removeChild.call(this, child) as T;
  };
  return {
    take() {
      const rendered = document.createTreeWalker(document.documentElement, page.NodeFilter.SHOW_TEXT);
      while (rendered.nextNode()) if (rendered.currentNode instanceof page.Text) judge(rendered.currentNode);
      made.forEach(judge);
      const found = [...bareTexts];
      made = [];
      bareTexts = new Set();
      return found;
    },
    stop() {
      Document.prototype.createTextNode = createTextNode;
      Node.prototype.removeChild = removeChild;
    },
  };
};
