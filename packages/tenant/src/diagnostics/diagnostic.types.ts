/**
 * One mistake in a tenant folder: where it stands (line and column count from 1), what is wrong, and what to write
 * instead.
 */
export type Diagnostic = {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line: number;
  column: number;
  message: string;
  fix: string;
};
