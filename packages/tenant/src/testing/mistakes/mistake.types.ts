/** Makes one mistake in a copy of the sample folder. */
export type Edit = (dir: string) => Promise<void>;

/** One mistake of an integrator, and the single diagnostic that reports it. */
export type Mistake = {
  name: string;
  edit: Edit;
  /** Position as `file:line:column`, relative to the folder. */
  at: string;
  code: string;
  /** `'warning'` if a site can be built all the same; error by default. */
  severity?: 'warning';
  /** Parts of the message and of the fix. */
  says: string;
  fix: string;
};
