/** A mutation of source text that breaks a rule of a requirement row. */
export type Fault = {
  /** Path from the project's root. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
};

/** Faults by row; at least one for each row that a test names. */
export type RowFaults = Readonly<Record<string, readonly Fault[]>>;

export const fault = (file: string, find: string, replace: string): Fault => ({ file, find, replace });
