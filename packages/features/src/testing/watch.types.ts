/** Running watch; `found` lists what began since and has not ended. */
export type Watch = {
  readonly found: () => readonly string[];
  /** Ends the watch and restores what it has patched. */
  readonly forget: () => void;
};
