import { expect, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const app = (resourceType: 'Android' | 'IOS' | 'MOBILECONFIG', name: string) => ({
  resourceType,
  name,
  url: `https://apps.example/${resourceType}`,
});

const meta = {
  title: 'Download',
  render: pageAt('/down'),
  parameters: {
    layout: 'fullscreen',
    world: { settings: { resources: [app('Android', 'For Android'), app('IOS', 'For iPhone')] } },
  },
} satisfies PageMeta;
export default meta;

/** A QR code of 200 px, margin included, and a link for each app. */
export const Page: PageStory = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Apps' }));
    const code = await list.findByRole('img', { name: 'Scan to download: For Android' });
    await waitFor(() => expect(code.querySelector('svg')).not.toBeNull());
    await expect([code.clientWidth, code.clientHeight]).toEqual([200, 200]);
    await expect(list.getByRole('link', { name: /For iPhone$/ })).toHaveAttribute('href', 'https://apps.example/IOS');
  },
};

/** No app: the empty state. */
export const NoApp: PageStory = {
  parameters: { world: { settings: { resources: [] } } },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no app yet');
  },
};

/** Three apps with long names that cannot be shortened. */
export const LongWords: PageStory = {
  parameters: {
    world: {
      settings: {
        resources: [
          app('Android', 'The app of this house for telephones and tablets that run Android'),
          app('IOS', 'Aplicaciónparateléfonosytabletas'),
          app('MOBILECONFIG', 'Home screen profile'),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};
