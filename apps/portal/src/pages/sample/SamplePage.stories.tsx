import { expect, userEvent, within } from 'storybook/test';
import { callsOf, pageAt } from '../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../testing/pageInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const meta = {
  title: 'Sample',
  render: pageAt('/sample'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** A member who has none. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Empty: PageStory = {
  parameters: { world: { as: 'player' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sample' });
    await untilVisible(await canvas.findByText('No records here yet'));
  },
};

/** The gateway has failed: the reason, and another try. */
export const Failed: PageStory = {
  parameters: { world: { as: 'player', failures: { errors: { getSample: { status: 500 } } } } },
  play: async ({ canvas, ...context }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }));
    await main.findByText(/^System error/);
    await expect(callsOf(context, '/wps/sample')).toBeGreaterThan(1);
  },
};
