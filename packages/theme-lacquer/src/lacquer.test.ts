import { proveTheme } from '@baize/theme/proof';
import { lacquer } from './lacquer.ts';

proveTheme(lacquer);
