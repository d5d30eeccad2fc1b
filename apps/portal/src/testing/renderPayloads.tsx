import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const AT_ONCE = 200;

const events = `
  click focus mouseover pointerenter input copy scroll wheel load error toggle
  beforetoggle animationstart pageshow begin contentvisibilityautostatechange
`
  .trim()
  .split(/\s+/u);

/** The result of rendering payloads in a browser. */
type Outcome = {
  /** Number of the payloads' scripts that ran. */
  readonly runs: number;
  /** Distinct elements that were rendered, each with its attribute names: `a href`. */
  readonly elements: ReadonlySet<string>;
  /** Addresses of all links. */
  readonly links: readonly string[];
};

/**
 * Renders payloads in frames of this page, 200 at a time, and fires every kind of event at each element. A script is
 * detected by the dialog that it opens.
 */
export const renderPayloads = async (
  payloads: readonly string[],
  show: (html: string) => ReactNode,
): Promise<Outcome> => {
  const outcome = { runs: 0, elements: new Set<string>(), links: [] as string[] };
  const notice = (): boolean => {
    outcome.runs += 1;
    return false;
  };
  const own = globalThis.alert;
  globalThis.alert = notice;
  for (let from = 0; from < payloads.length; from += AT_ONCE) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const page = frame.contentDocument;
    if (page === null || frame.contentWindow === null) throw new Error('A frame of this page has no document.');
    Object.assign(frame.contentWindow, { alert: notice, confirm: notice, prompt: notice, print: notice, open: notice });
    const place = page.body.appendChild(page.createElement('main'));
    const root = createRoot(place);
    const shown = [...new Set(payloads.slice(from, from + AT_ONCE))];
    flushSync(() => root.render(shown.map((html) => <section key={html}>{show(html)}</section>)));
    for (const element of place.querySelectorAll('section > div *')) {
      outcome.elements.add([element.localName, ...element.getAttributeNames().toSorted()].join(' '));
      if (element instanceof (frame.contentWindow as typeof frame.contentWindow & typeof globalThis).HTMLAnchorElement)
        outcome.links.push(element.href);
      for (const type of events) element.dispatchEvent(new Event(type));
    }
    await untilLoaded(page);
    root.unmount();
    frame.remove();
  }
  globalThis.alert = own;
  return outcome;
};

/** Resolves when a new picture has failed to load: all earlier ones have failed by then. */
const untilLoaded = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    const picture = page.createElement('img');
    picture.addEventListener('error', () => resolve(), { once: true });
    picture.src = 'data:,';
    page.body.append(picture);
  });
