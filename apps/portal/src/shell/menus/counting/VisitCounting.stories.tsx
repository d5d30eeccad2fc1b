import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const meta = {
  title: 'Visit statistics',
  render: pageAt('/no-such-page', { googleTag: true }),
  parameters: {
    layout: 'fullscreen',
    world: { settings: { games: { vendors: ['BAIZE'] }, analytics: { gtagId: 'G-1A2B3C4D' } } },
  },
} satisfies PageMeta;
export default meta;

/** Asked once somebody does something on the page, with answers of the same weight; refused, it is asked at the end alone. */
export const Asked: PageStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Shift}');
    const bar = within(await canvas.findByRole('region', { name: 'Visit statistics' }));
    await expect(bar.getByRole('button', { name: 'Yes, allow' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'No, thank you' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Visit statistics' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Visit statistics' }));
    await canvas.findByRole('region', { name: 'Visit statistics' });
  },
};
