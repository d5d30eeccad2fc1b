/** Placeholder of an injected effect; throws when a chart runs it without `.provide(…)`. */
export const missingEffect = (effect: string) => (): never => {
  throw new Error(`The effect "${effect}" was not provided: give the chart its effects with .provide(…)`);
};
