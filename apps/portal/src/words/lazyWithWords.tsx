import { lazy, use, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../app/SiteContext.ts';
import type { SiteWords } from './SiteWords.ts';
import type { WordArea } from './wordAreas.ts';

/**
 * A component in a chunk of its own that says something: chunk and words are fetched side by side when it is first
 * rendered, which suspends until both are there. `otherwise` stands in when the words do not come.
 */
export function lazyWithWords<Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
  otherwise: (failure: Error, props: Props) => ReactNode,
): ComponentType<Props> {
  const begin = (words: SiteWords): ComponentType<Props> =>
    lazy(async () => {
      const [Part, failure] = await Promise.all([load(), words.need(area)]);
      return { default: failure === undefined ? inItsWords(area, Part) : (props) => otherwise(failure, props) };
    });
  // A page has one site; tests and stories show one after another.
  const parts = new WeakMap<SiteWords, ComponentType<Props>>();
  return function Worded(props: Props) {
    const { words } = useSite();
    const Part = parts.get(words) ?? begin(words);
    parts.set(words, Part);
    return <Part {...props} />;
  };
}

/** Holds a part back while the screen still turns to the language that its words have come in. */
function inItsWords<Props extends object>(area: WordArea, Part: ComponentType<Props>): ComponentType<Props> {
  return function InItsWords(props: Props) {
    const { words, language } = useSite();
    const turning = words.untilShown(language, area);
    if (turning !== undefined) use(turning);
    return <Part {...props} />;
  };
}

/** A part of a page or of the frame, of which nothing is shown while its words cannot be had. */
export function lazyPart<Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyWithWords(area, load, () => null);
}

/** A part that its page does without: where it or its words cannot be fetched, `Instead` stands there. */
export function lazyExtra<Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  return lazyWithWords(
    area,
    () => load().catch(() => Instead),
    (_failure, props) => <Instead {...props} />,
  );
}

const Nothing = () => null;
