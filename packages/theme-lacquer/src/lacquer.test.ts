import { proveTheme } from '@baize/theme/testing';
import { lacquer } from './lacquer.ts';

proveTheme(lacquer);
