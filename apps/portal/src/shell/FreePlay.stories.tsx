import { userEvent, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';
import { untilVisible } from '../testing/untilVisible.ts';

const meta = {
  title: 'Free play',
  render: pageAt('/no-such-page'),
  globals: { viewport: { value: 'w320' } },
  parameters: { layout: 'fullscreen', world: { settings: { flags: { freePlay: true } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const freePlayButton = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  const drawer = within(await canvas.findByRole('dialog'));
  return drawer.findByRole('button', { name: 'Free play' });
};

/** Free play starts from the drawer: a demo session begins, and home follows (D47). */
export const Started: PageStory = {
  parameters: { proves: ['REQ-115'] },
  play: async ({ canvas }) => {
    await userEvent.click(await freePlayButton(canvas));
    await untilVisible(await canvas.findByRole('button', { name: /^Account: / }));
    await canvas.findByRole('heading', { level: 1, name: /games and lottery/ });
  },
};

/** The gateway refuses free play: a notice gives the reason, and free play can be started again. */
export const Refused: PageStory = {
  parameters: {
    world: { failures: { errors: { logInFreePlay: { status: 500 } } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await freePlayButton(canvas));
    await untilVisible(await canvas.findByRole('alert'));
  },
};
