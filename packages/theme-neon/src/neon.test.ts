import { proveTheme } from '@baize/theme/proof';
import { neon } from './neon.ts';

proveTheme(neon);
