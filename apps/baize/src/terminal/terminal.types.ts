/** Output, prompt and environment of a command, injected so that tests can call a command as a function. */
export type Terminal = {
  out(text: string): void;
  error(text: string): void;
  /** Asks a question; undefined when the terminal is not interactive. */
  ask?: (question: string) => Promise<string>;
  color: boolean;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
};

/** 0: done. 1: the folder or the run has errors. 2: the command line is invalid. */
export type ExitCode = 0 | 1 | 2;

/** Thrown for an invalid command line; the message says what to write instead. */
export class UsageError extends Error {}
