import { expect, userEvent, within } from 'storybook/test';
import { pageAt } from '../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../testing/pageInWorld.tsx';

const meta = {
  title: 'Drawer',
  render: pageAt('/no-such-page'),
  globals: { viewport: { value: 'w320' } },
  parameters: { layout: 'fullscreen', world: { as: 'agent' } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

const openDrawer = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
  return within(await canvas.findByRole('dialog'));
};

/** The drawer of an agent on the narrowest phone: pages, service, language, theme and quiet mode. */
export const Agent: PageStory = {
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('list', { name: 'Customer service' });
    await expect(drawer.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
    await drawer.findByRole('combobox', { name: 'Language' });
  },
};

/** The drawer of a trial account: without free play, which the account already is. */
export const Trial: PageStory = {
  name: 'Trial account',
  parameters: { world: { as: 'trial' } },
  play: async ({ canvas }) => {
    const drawer = await openDrawer(canvas);
    await drawer.findByRole('list', { name: 'Customer service' });
    await expect(drawer.queryByRole('button', { name: 'Free play' })).toBeNull();
  },
};
