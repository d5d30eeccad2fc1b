import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageAt, scrollsSideways } from '../../../testing/pageInWorld.tsx';
import type { PageMeta, PageStory } from '../../../testing/pageInWorld.tsx';

const meta = {
  title: 'Country of a number',
  render: pageAt('/forget'),
  parameters: { layout: 'fullscreen', world: { settings: { flags: { mobileRecovery: true, emailRecovery: false } } } },
} satisfies PageMeta;
export default meta;

type Canvas = Parameters<NonNullable<PageStory['play']>>[0]['canvas'];

/** Returns the field once its countries have loaded, and a reader of its flag. */
const fieldIn = async (canvas: Canvas) => {
  // Found by name: its label is in the merchant's language.
  const find = () =>
    canvas.getAllByRole<HTMLSelectElement>('combobox').find(({ name }) => name === 'countryDialingCode');
  await waitFor(() => expect(find()).toBeEnabled());
  const field = find() as HTMLSelectElement;
  const flag = () => field.parentElement?.querySelector('img')?.getAttribute('src')?.split('#')[1];
  await waitFor(() => expect(flag()).toBeDefined());
  return { field, flag };
};

/** Opens the search dialog by key in place of the native list. */
const open = async (canvas: Canvas) => {
  const { field, flag } = await fieldIn(canvas);
  field.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await canvas.findByRole('dialog', {}, {}));
  return { field, flag, dialog, line: await dialog.findByRole('combobox') };
};

/** Closed: flag, code and name of the merchant's own country; the native `select` holds the value. */
export const Closed: PageStory = {
  play: async ({ canvas }) => {
    const { field, flag } = await fieldIn(canvas);
    const chosen = field.selectedOptions[0];
    await expect(chosen).toHaveTextContent(/^\u{200E}\+\d+ \p{L}/u);
    await expect(flag()).toMatch(/^[A-Z]{2}$/);
    await expect(field.options.length).toBeGreaterThan(240);
  },
};

/** A press opens the list; choosing a country selects it and returns the focus. */
export const Open: PageStory = {
  play: async ({ canvas }) => {
    const { field, flag } = await fieldIn(canvas);
    const button = field.parentElement?.querySelector('button') as HTMLElement;
    await userEvent.click(button);
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(await dialog.findByRole('combobox')).toHaveFocus();
    await userEvent.click(dialog.getByRole('option', { name: /^Brazil/ }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('55');
    await expect(flag()).toBe('BR');
    await userEvent.click(button);
    await expect((await canvas.findAllByRole('option', { name: /^Brazil/ })).length).toBe(1);
  },
};

/** Search by code: the arrow keys reach another country with the same code, and Enter selects it without a submit. */
export const Searched: PageStory = {
  play: async ({ canvas }) => {
    const { field, flag, dialog, line } = await open(canvas);
    await userEvent.type(line, '+1');
    await expect(dialog.getByRole('status')).toHaveTextContent(/^\d+ countries$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('United States');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1');
    await expect(flag()).not.toBe('US');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Search/ }), 'viet{Enter}');
    await expect(field).toHaveValue('84');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Search/ }), 'uni');
  },
};

/** No result: the status says so, and closing changes nothing. */
export const NothingFound: PageStory = {
  play: async ({ canvas }) => {
    const { field, dialog, line } = await open(canvas);
    const before = field.value;
    await userEvent.type(line, 'zzz');
    await expect(dialog.getByRole('status')).toHaveTextContent('No country found');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(before);
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Search/ }), 'zzz');
  },
};

/** A narrow phone, right to left, with long names: nothing is cut off or scrolls sideways. */
export const RightToLeft: PageStory = {
  globals: { language: 'UR', viewport: { value: 'w320' } },
  play: async ({ canvas, ...context }) => {
    const { dialog, line } = await open(canvas);
    await userEvent.type(line, '44');
    await expect(dialog.getAllByRole('option').length).toBeGreaterThan(3);
    await expect(scrollsSideways(context)).toBe(0);
  },
};
