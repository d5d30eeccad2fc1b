/** Result of one check of `npm test`. */
export type Result = {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** Seconds that it may take. */
  readonly budget: number;
};

/** The table at the end of `npm test`. A time over its budget is marked; so are tests that needed a second try. */
export const tableOf = (results: readonly Result[], secondTries: number): string => {
  const failed = results.filter(({ passed }) => !passed).length;
  const lines = results.map(({ name, passed, seconds, budget }) => {
    const over = seconds > budget ? ', over its budget' : '';
    const time = `${seconds.toFixed(1).padStart(6)} s of ${String(budget).padStart(3)} s`;
    return `  ${passed ? 'passed' : 'FAILED'}  ${time}  ${name}${over}`;
  });
  const again = secondTries === 0 ? '' : `, and ${secondTries} passed only at a second try: none may`;
  return `${lines.join('\n')}\n\nchecks: ${results.length - failed} passed, ${failed} failed${again}`;
};
