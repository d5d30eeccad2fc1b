import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NarrowPlace } from '../testing/narrow.styles.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  component: CodeField,
  args: { label: 'Verification code', name: 'code', length: 6, onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pasted with the text of a message around it; a digit too many is ignored. */
export const Pasted: Story = {
  args: { hint: 'Sent to +86 138 **** 8000' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' });
    await userEvent.click(field);
    await userEvent.paste('Code: 482-１９٣');
    await expect(field).toHaveValue('482193');
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('482193');
    await expect(args.onComplete).toHaveBeenCalledTimes(1);
    await expect(args.onComplete).toHaveBeenCalledWith('482193');
    await expect(field.scrollLeft).toBe(0);
  },
};

/** Each length: half filled, and with an error in a narrow place. */
export const Lengths: Story = {
  render: (args) => (
    <>
      <CodeField {...args} label="Four" length={4} defaultValue="48" />
      <NarrowPlace>
        <CodeField {...args} label="Eight" length={8} defaultValue="48219305" error="This code is not right" />
      </NarrowPlace>
    </>
  ),
};
