import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';
import { untilVisible } from '../../../testing/untilVisible.ts';

const meta = {
  title: 'SamplePlain',
  render: pageAt('/samplePlain'),
  parameters: { layout: 'fullscreen', world: {} },
} satisfies PageMeta;
export default meta;

/** A visitor. The rows that a play function proves: parameters: { proves: ['REQ-…'] }. */
export const Visitor: PageStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'SamplePlain' });
    await untilVisible(await canvas.findByText('Text of the page'));
  },
};
