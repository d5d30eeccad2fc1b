import { lazy, use, type ComponentType, type ReactNode } from 'react';
import { useSite } from '../SiteContext.ts';
import type { SiteWords } from './SiteWords.ts';
import type { WordArea } from './wordAreas.ts';

/**
 * A lazy component with sentences: its first render fetches chunk and words in parallel, and suspends until both have
 * loaded. `otherwise` is rendered when the words fail to load.
 */
export const lazyWithWords = <Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
  otherwise: (failure: Error, props: Props) => ReactNode,
): ComponentType<Props> => {
  const begin = (words: SiteWords): ComponentType<Props> =>
    lazy(async () => {
      const [Part, failure] = await Promise.all([load(), words.need(area)]);
      return { default: failure === undefined ? inItsWords(area, Part) : (props) => otherwise(failure, props) };
    });
  // One entry on a page; tests and stories render one site after another.
  const parts = new WeakMap<SiteWords, ComponentType<Props>>();
  return function Worded(props: Props) {
    const { words } = useSite();
    const Part = parts.get(words) ?? begin(words);
    parts.set(words, Part);
    return <Part {...props} />;
  };
};

/** Suspends a part while the screen is still switching to the language that its words have loaded in. */
const inItsWords = <Props extends object>(area: WordArea, Part: ComponentType<Props>): ComponentType<Props> =>
  function InItsWords(props: Props) {
    const { words, language } = useSite();
    const turning = words.untilShown(language, area);
    if (turning !== undefined) use(turning);
    return <Part {...props} />;
  };

/** A lazy part of a page or of the frame; renders nothing when its words fail to load. */
export const lazyPart = <Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyWithWords(area, load, () => null);

/** A lazy part that its page can do without: renders `Instead` when its chunk or words fail to load. */
export const lazyExtra = <Props extends object>(
  area: WordArea,
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = Nothing,
): ComponentType<Props> =>
  lazyWithWords(
    area,
    () => load().catch(() => Instead),
    (_failure, props) => <Instead {...props} />,
  );

function Nothing() {
  return null;
}
