import { proveTheme } from '@baize/theme/testing';
import { neon } from './neon.ts';

proveTheme(neon);
