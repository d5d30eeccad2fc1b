import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const say = (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`);

const meta = {
  component: TextArea,
  args: { label: 'Remark', name: 'remark', limit: { most: 140, say } },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Counting: a pasted text stays complete, and the counter shows the excess. */
export const Counting: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
    await expect(field).toHaveAccessibleDescription('140 characters left');
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(151));
    await expect(field).toHaveAccessibleDescription('11 characters too many');
    await expect(field).toBeInvalid();
    await expect(field.value).toHaveLength(151);
  },
};

export const WithError: Story = {
  args: { limit: undefined, required: true, error: 'Input cannot be empty', hint: 'Up to 140 characters' },
};
