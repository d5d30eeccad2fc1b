/** One mistake in a tenant folder: its position (line and column from 1), the problem, and the fix. */
export type Diagnostic = {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  fix: string;
};
