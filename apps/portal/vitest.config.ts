import { reactTests } from '@baize/tooling/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(reactTests());
