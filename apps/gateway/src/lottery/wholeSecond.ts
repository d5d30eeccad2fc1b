const SECOND_MS = 1000;

/** Start of the second that contains `now`, and of the next one. */
export const wholeSecond = (now: Date): { readonly second: Date; readonly next: Date } => {
  const second = Math.floor(now.getTime() / SECOND_MS) * SECOND_MS;
  return { second: new Date(second), next: new Date(second + SECOND_MS) };
};
