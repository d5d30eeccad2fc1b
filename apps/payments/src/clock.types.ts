/** Time of the provider; tests move it by hand. */
export type Clock = {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
};
