import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** Journeys through Firebase's emulator, which this project does not install (`npm run firebase -- journey`). */
export default defineConfig({ ...config, testDir: 'src/firebase', projects: config.projects?.slice(0, 1) ?? [] });
