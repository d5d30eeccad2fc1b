/** Makes one mistake in a copy of the sample folder. */
export type Edit = (dir: string) => Promise<void>;

/** One mistake of an integrator, and the one diagnostic that tells of it. */
export type Mistake = {
  name: string;
  edit: Edit;
  /** The file in the folder, the line and the column. */
  at: string;
  code: string;
  /** Where a site can be made all the same; an error when it is left out. */
  severity?: 'warning';
  /** Words of the message, and of the fix. */
  says: string;
  fix: string;
};
