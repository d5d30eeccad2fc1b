/** Stands where an effect is injected; a chart that runs it was not given its effects. */
export const unprovided = (effect: string) => (): never => {
  throw new Error(`The effect "${effect}" was not provided: give the chart its effects with .provide(…)`);
};
