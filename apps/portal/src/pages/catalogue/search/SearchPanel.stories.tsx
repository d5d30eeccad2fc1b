import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const settings = { games: { vendors: ['BAIZE'] } } satisfies PageMeta['parameters']['world']['settings'];

const meta = {
  title: 'Search',
  render: pageAt('/live'),
  parameters: { layout: 'fullscreen', world: { settings } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Opens the search by Ctrl K, which also works as the first input on a page. */
const openSearch = async (canvas: Canvas) => {
  await canvas.findByRole('heading', { level: 1, name: 'Live casino' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = within(await canvas.findByRole('dialog', { name: 'Search games' }));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  return dialog;
};

/** Before typing: the most played games, which the arrow keys reach. */
export const Opened: PageStory = {
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    const [first] = await dialog.findAllByRole('option');
    await expect(dialog.getByRole('status')).toHaveTextContent('Most played');
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** By keyboard alone: results with covers load while typing, and the arrow keys select one. */
export const Found: PageStory = {
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard(' golden koi');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('1 game'));
    const option = dialog.getByRole('option', { name: /^Golden Koi/ });
    await expect(option.querySelector('img')).not.toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('combobox')).toHaveFocus();
  },
};

/**
 * Enter without a selection lists the games of that name, even before the results have loaded. A slash typed into a
 * field stays a slash.
 */
export const Sent: PageStory = {
  play: async ({ canvas }) => {
    await openSearch(canvas);
    await userEvent.keyboard('golden{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Slots' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const field = canvas.getByRole('searchbox', { name: 'Search games' });
    await expect(field).toHaveValue('golden');
    await userEvent.type(field, '/');
    await expect(field).toHaveValue('golden/');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // The hearts load last on this page.
    await canvas.findAllByRole('button', { name: /^Favourite: / });
  },
};

/** No game matches. */
export const NotFound: PageStory = {
  name: 'Not found',
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard('zzzz');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('No game has that name'));
    await expect(dialog.queryByRole('option')).toBeNull();
  },
};

/** The search fails. */
export const Failed: PageStory = {
  parameters: { world: { settings, failures: { errors: { getGameList: { status: 500 } } } } },
  play: async ({ canvas }) => {
    const dialog = await openSearch(canvas);
    await userEvent.keyboard('koi');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('The games could not be loaded'));
  },
};
