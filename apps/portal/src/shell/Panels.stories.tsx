import type { WorldWish } from '@baize/worlds';
import { expect, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';
import { untilVisible } from '../testing/untilVisible.ts';

const oneVendor = { settings: { games: { vendors: ['BAIZE'] } } } satisfies WorldWish;

const meta = {
  title: 'Panels of the header',
  render: pageAt('/no-such-page'),
  parameters: { layout: 'fullscreen', world: oneVendor },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const openSlots = async (canvas: Canvas) => {
  // Clicks the button as assistive technology does; a mouse opens the panel by hovering the link.
  (await canvas.findByRole('button', { name: 'Providers: Slots' })).click();
  const main = canvas.getByRole('navigation', { name: 'Main navigation' });
  await within(main).findByRole('link', { name: 'Slots: see all' });
  return within(main);
};

/** A vendor under maintenance is marked; its page tells until when. */
export const Maintenance: PageStory = {
  parameters: { world: { ...oneVendor, rows: { vendors: [{ vassalage: 'BAIZE', status: 'maintenance' }] } } },
  play: async ({ canvas }) => {
    const panel = await openSlots(canvas);
    const vendor = await panel.findByRole('link', { name: /^Baize Originals/ });
    await expect(vendor).toHaveTextContent('Under maintenance');
    await expect(vendor).toHaveAttribute('href', '/rng?vassalage=BAIZE');
  },
};

/** No vendors. */
export const Empty: PageStory = {
  parameters: { world: { settings: { games: { vendors: [] } } } },
  play: async ({ canvas }) => {
    await (await openSlots(canvas)).findByText('Nothing here yet');
  },
};

/** The providers could not be loaded; the panel has a retry button. */
export const Failed: PageStory = {
  parameters: { world: { ...oneVendor, failures: { errors: { getGameVendors: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const panel = await openSlots(canvas);
    await expect(await panel.findByRole('alert')).toHaveTextContent('This could not be loaded.');
    await untilVisible(panel.getByRole('button', { name: 'Try again' }));
  },
};

/** While the providers load, placeholders hold their room. */
export const Slow: PageStory = {
  parameters: { world: { failures: { latency: 20_000 } } },
  play: async ({ canvas }) => {
    const panel = await openSlots(canvas);
    await expect(panel.getByRole('list', { name: 'Providers: Slots' })).toHaveAttribute('aria-busy', 'true');
  },
};
