import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WorldWish } from '@baize/worlds';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FieldRulesBench } from '../../testing/field-rules/FieldRulesBench.tsx';
import { loadedOf, scrollsSideways } from '../../testing/pageInWorld.tsx';
import { PartInWorld } from '../../testing/partInWorld.tsx';
import { untilVisible } from '../../testing/untilVisible.ts';

const world = {} satisfies WorldWish;

const meta = {
  title: 'Field rules',
  component: FieldRulesBench,
  args: { method: 'username' },
  argTypes: { method: { control: 'inline-radio', options: ['username', 'mobile'] } },
  render: (args, { loaded }) => (
    <PartInWorld key={loadedOf({ loaded }).world.id} loaded={loaded} own={{ termsTicked: true }}>
      <FieldRulesBench {...args} />
    </PartInWorld>
  ),
  parameters: { layout: 'fullscreen', world },
} satisfies Meta<typeof FieldRulesBench>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rulesIn = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Rules as JSON' });
const formIn = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Form' }));
const register = async (canvas: Canvas) =>
  userEvent.click((await formIn(canvas)).getByRole('button', { name: 'Register' }));

const paste = async (canvas: Canvas, text: string) => {
  await formIn(canvas);
  await userEvent.clear(rulesIn(canvas));
  await userEvent.click(rulesIn(canvas));
  await userEvent.paste(text);
};

const line = { key: 'line', enabled: true, required: true, minLength: 4, maxLength: 8, patternId: 9, type: 'text' };

/** The rules of an ordinary form: changing one changes the form. */
export const Usual: Story = {
  name: 'A usual form',
  play: async ({ canvas }) => {
    const form = await formIn(canvas);
    await expect(await form.findByLabelText(/^Username/)).toBeRequired();
    await expect(form.queryByLabelText(/^Mobile number/)).toBeNull();
    await untilVisible(await canvas.findByText('Each rule can be kept, nothing is ignored.'));
  },
};

/** Pasted rules: the form has other fields at once and validates them by these rules, in the site's language. */
export const Pasted: Story = {
  parameters: { proves: ['REQ-126'] },
  play: async ({ canvas }) => {
    await paste(
      canvas,
      JSON.stringify([line, { ...line, key: 'email', required: false, patternId: 3, maxLength: 64 }]),
    );
    const field = await canvas.findByLabelText(/^LINE ID/);
    await expect(canvas.queryByLabelText(/^Username/)).toBeNull();
    await expect(canvas.getByLabelText(/^E-mail/)).not.toBeRequired();
    await userEvent.type(field, 'abc');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Use from 4 to 8 characters'));
    await userEvent.type(field, ' de');
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Do not use spaces'));
    await paste(canvas, JSON.stringify([{ ...line, patternId: 4 }]));
    await waitFor(() => expect(canvas.queryByLabelText(/^E-mail/)).toBeNull());
    await expect(canvas.getByLabelText(/^LINE ID/)).toHaveValue('abc de');
    await register(canvas);
    await expect(canvas.getByLabelText(/^LINE ID/)).toHaveAccessibleDescription('Use letters a–z and digits only');
  },
};

/** Valid values: the form passes them on, trimmed. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, JSON.stringify([{ ...line, patternId: 0, acceptedPattern: '[a-z]+' }]));
    await userEvent.type(await canvas.findByLabelText(/^LINE ID/), 'river 8');
    await register(canvas);
    await expect(canvas.getByLabelText(/^LINE ID/)).toHaveAccessibleDescription('This is not in the right format');
    await userEvent.clear(canvas.getByLabelText(/^LINE ID/));
    await userEvent.type(canvas.getByLabelText(/^LINE ID/), ' river ');
    await register(canvas);
    await untilVisible(await canvas.findByText(/"line": "river"/));
  },
};

/** Invalid rules: each is reported with the reason and the rule that applies instead. */
export const Mistaken: Story = {
  name: 'With mistakes',
  parameters: { proves: ['D18'] },
  play: async ({ canvas }) => {
    await formIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'With mistakes' }));
    const found = async (text: RegExp) => expect(await canvas.findByText(text)).toBeVisible();
    await found(/pattern that is no regular expression; pattern 8 holds in its place/);
    await found(/pattern that could run for seconds on a short value; it is not run/);
    await found(/asks for pattern 99, but there are 0 to 16/);
    await found(/asks for 12 characters at least and 4 at most: nothing fits/);
    await found(/has "yes" for “required”, which cannot be read; false holds/);
    await found(/has no “key” and is left out/);
    await userEvent.type(await canvas.findByLabelText(/^Full name/), 'River 5');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Full name/)).toHaveAccessibleDescription('Use letters and spaces only');
  },
};

/** Invalid JSON: the position of the error is reported, and the last form stays with its input. */
export const NotJson: Story = {
  name: 'Not JSON',
  play: async ({ canvas }) => {
    await paste(canvas, '[');
    await waitFor(() =>
      expect(rulesIn(canvas)).toHaveAccessibleDescription(/Line 1, column 2: the list ends too early/),
    );
    await untilVisible(canvas.getByLabelText(/^Username/));
    await paste(canvas, JSON.stringify([line]));
    await waitFor(() => expect(rulesIn(canvas)).toBeValid());
    await userEvent.type(await canvas.findByLabelText(/^LINE ID/), 'river');
    await paste(canvas, `[\n  ${JSON.stringify(line)},\n]`);
    await waitFor(() =>
      expect(rulesIn(canvas)).toHaveAccessibleDescription(/Line 3, column 1: “]” does not belong here/),
    );
    await expect(rulesIn(canvas)).toBeInvalid();
    await expect(canvas.getByLabelText(/^LINE ID/)).toHaveValue('river');
  },
};

/** One field per pattern, each with an error text of its own. */
export const EachPattern: Story = {
  name: 'Each pattern',
  play: async ({ canvas }) => {
    await formIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Each pattern' }));
    await userEvent.type(await canvas.findByLabelText('Pattern 11'), '2026-02-30');
    await userEvent.type(canvas.getByLabelText('Pattern 7'), 'river');
    await register(canvas);
    await expect(canvas.getByLabelText('Pattern 11')).toHaveAccessibleDescription('Enter a date as YYYY-MM-DD');
    await expect(canvas.getByLabelText('Pattern 7')).toHaveAccessibleDescription(
      'Use letters and numbers, with at least one capital letter',
    );
    await expect((await formIn(canvas)).getAllByRole('textbox')).toHaveLength(17);
  },
};

/** By mobile number: the number and a visible captcha are required, whatever their rules say. */
export const ByNumber: Story = {
  name: 'By mobile number',
  args: { method: 'mobile' },
  parameters: { proves: ['REQ-132'] },
  play: async ({ canvas }) => {
    await paste(
      canvas,
      JSON.stringify([
        { key: 'mobileNum', enabled: false },
        { key: 'captcha', enabled: true },
      ]),
    );
    await expect(await canvas.findByLabelText(/^Mobile number/)).toBeRequired();
    await expect(await canvas.findByLabelText(/^Captcha/)).toBeRequired();
  },
};

/** A narrow phone, right to left: no sideways scrolling. */
export const Narrow: Story = {
  globals: { language: 'UR', viewport: { value: 'w360' } },
  play: async ({ canvas, ...context }) => {
    await formIn(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'With mistakes' }));
    await canvas.findByText(/has no “key” and is left out/);
    await expect(scrollsSideways(context)).toBe(0);
  },
};
