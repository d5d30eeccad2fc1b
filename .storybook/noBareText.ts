import { type TextWatch, watchText } from '@baize/tooling/translation';

const WATCH = 'textWatch';

type Context = {
  readonly parameters: Record<string, unknown>;
  readonly globals: Record<string, unknown>;
};

/** Watches for text that a browser's translation would break, from before a story renders. */
export const watchBareText = ({ parameters }: Context) => {
  const watch = watchText(window);
  parameters[WATCH] = watch;
  return watch.stop;
};

/** Fails a story of a test run that has rendered such text. */
export const refuseBareText = ({ parameters, globals }: Context) => {
  if (globals['isTestRun'] !== true) return;
  const found = (parameters[WATCH] as TextWatch).take();
  if (found.length > 0)
    throw new Error(`Text beside something else breaks under translation: give it an element.\n${found.join('\n')}`);
};
