import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextLink } from '../Link/index.ts';
import { inArabic } from '../testing/words.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { name: 'remember', children: 'Remember me' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Remember me'));
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  },
};
export const WithLink: Story = {
  args: {
    name: 'terms',
    children: (
      <>
        <span>I am of legal age and accept the</span> <TextLink href="#terms">terms and conditions</TextLink>
      </>
    ),
  },
};
export const WithError: Story = {
  args: { name: 'terms', children: 'I accept the terms', error: 'Please accept the terms to go on' },
};
export const Arabic: Story = { decorators: [inArabic], args: { children: 'تذكّرني' } };
