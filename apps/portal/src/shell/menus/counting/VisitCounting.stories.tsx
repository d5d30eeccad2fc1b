import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'Visit statistics',
  render: pageAt('/no-such-page', { googleTag: true }),
  parameters: {
    layout: 'fullscreen',
    world: { settings: { games: { vendors: ['BAIZE'] }, analytics: { gtagId: 'G-1A2B3C4D' } } },
  },
} satisfies PageMeta;
export default meta;

/**
 * Asks after the first interaction, with two equal answers; after a refusal, only the footer offers the choice again.
 */
export const Asked: PageStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.keyboard('{Shift}');
    const bar = within(await canvas.findByRole('region', { name: 'Visit statistics' }));
    await untilVisible(bar.getByRole('button', { name: 'Yes, allow' }));
    await userEvent.click(bar.getByRole('button', { name: 'No, thank you' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Visit statistics' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Visit statistics' }));
    await canvas.findByRole('region', { name: 'Visit statistics' });
  },
};
