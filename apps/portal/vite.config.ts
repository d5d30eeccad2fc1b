import { reactPlugins, styledOxc } from '@baize/tooling/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/assets/',
  oxc: styledOxc,
  plugins: reactPlugins(),
  build: { target: 'baseline-widely-available', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
