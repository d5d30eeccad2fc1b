/** What a command talks to: injected, so that a command is a function in tests. */
export type Terminal = {
  out(text: string): void;
  error(text: string): void;
  /** Asks a question when a person can answer; undefined when nobody can. */
  ask?: (question: string) => Promise<string>;
  color: boolean;
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
};

/** 0 done, 1 the folder or the run has faults, 2 the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** A command that was not understood; its message says what to write instead. */
export class UsageError extends Error {}
