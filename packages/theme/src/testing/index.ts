export { proveTheme } from './proveTheme.ts';
