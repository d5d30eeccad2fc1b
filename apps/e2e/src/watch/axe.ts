import type { Frame, Page } from '@playwright/test';
import axe, { type AxeResults, type ContextSpec, type RunOptions } from 'axe-core';

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- merges with the declaration of the DOM
  interface Window {
    axe?: typeof axe;
  }
}

/** One axe violation: rule id, help text, and each place with its reason. */
export type Violation = {
  readonly id: string;
  readonly help: string;
  readonly places: readonly string[];
};

type Inside = Pick<AxeResults, 'violations'>;

/**
 * Axe violations of a page and its frames. `@axe-core/playwright` injects the library on every call and opens another
 * page to merge results; this injects it once per document and merges in the page.
 */
export const violationsOf = async (page: Page, options: RunOptions): Promise<Violation[]> => {
  // Merging frames transfers axe's partial results, which are megabytes; a page without frames skips that.
  const partials = page.frames().length === 1 ? undefined : await partialsOf(page.mainFrame(), undefined, options);
  if (partials === undefined) await bringAxe(page.mainFrame());
  return page.evaluate(
    async (given) => {
      if (window.axe === undefined) throw new Error('axe has not come.');
      const own = { ...given.options, resultTypes: ['violations' as const] };
      const { violations }: Inside =
        given.partials === undefined
          ? await window.axe.run(document, own)
          : await window.axe.finishRun(JSON.parse(`[${given.partials.join(',')}]`), own);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        places: nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`),
      }));
    },
    { partials, options },
  );
};

/**
 * Axe's partial results of a frame as JSON, followed by those of its child frames, in the order that axe requires.
 * `place` is axe's spec of the frame.
 */
const partialsOf = async (frame: Frame, place: string | undefined, options: RunOptions): Promise<string[]> => {
  await bringAxe(frame);
  const { own, within } = await frame.evaluate(
    async (given) => {
      if (window.axe === undefined) throw new Error('axe has not come.');
      const context: ContextSpec = given.place === undefined ? document : JSON.parse(given.place);
      const frames = window.axe.utils.getFrameContexts(context, given.options);
      return {
        own: JSON.stringify(await window.axe.runPartial(context, given.options)),
        within: frames.map(({ frameSelector, frameContext }) => ({
          frameSelector,
          place: JSON.stringify(frameContext),
        })),
      };
    },
    { place, options },
  );
  const results = [own];
  for (const { frameSelector, place: placeOfChild } of within) {
    const find = (selector: typeof frameSelector): Element | null => window.axe?.utils.shadowSelect(selector) ?? null;
    const child = await (await frame.evaluateHandle(find, frameSelector)).asElement()?.contentFrame();
    results.push(
      ...(child === undefined || child === null ? ['null'] : await partialsOf(child, placeOfChild, options)),
    );
  }
  return results;
};

const bringAxe = async (frame: Frame): Promise<void> => {
  if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(axe.source);
};
