/** A fault of one line that takes from the code what a row asks for. */
export interface Fault {
  /** From the project's root. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** By row: at least one fault for each row that a test names. */
export type RowFaults = Readonly<Record<string, readonly Fault[]>>;

export const fault = (file: string, find: string, replace: string): Fault => ({ file, find, replace });
