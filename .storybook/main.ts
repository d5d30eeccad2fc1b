import { listTenants } from '@baize/tenant';
import { reactPlugins } from '@baize/tooling/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { importedByStories } from './dependencies.ts';
import { gatewayPlugin } from './gateway.ts';
import { merchantsPlugin } from './merchants/merchantsPlugin.ts';
import { tenantsDir } from './merchants/tenantsDir.ts';

const hasTenants = (await listTenants(tenantsDir)).length > 0;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: './stories', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    { directory: '../packages/ui-kit/src', titlePrefix: 'Kit', files: '**/*.stories.tsx' },
    // A page belongs to a merchant: without tenants there are no page stories.
    ...(hasTenants
      ? Object.entries({ Shell: 'shell', Pages: 'pages', Screens: 'site/screens' }).map(([titlePrefix, folder]) => ({
          directory: `../apps/portal/src/${folder}`,
          titlePrefix,
          files: '**/*.stories.tsx',
        }))
      : []),
  ],
  // Baize's own logo, and the merchants' pictures.
  staticDirs: ['./brand', ...(hasTenants ? [{ from: tenantsDir, to: '/tenants' }] : [])],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Storybook takes the parent folder as root, from which its own packages do not resolve.
      root: import.meta.dirname,
      plugins: [reactPlugins(), merchantsPlugin(), gatewayPlugin()],
      server: { fs: { allow: ['..'] } },
      // All dependencies are known before the first story: one found later reloads the page, in the middle of a running
      // test.
      optimizeDeps: { noDiscovery: true, include: importedByStories() },
    }),
};

export default config;
