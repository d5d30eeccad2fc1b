import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pictures } from '../testing/pictures.ts';
import { inArabic } from '../testing/words.tsx';
import { CaptchaField } from './CaptchaField.tsx';

const alternative = {
  label: 'Check without a picture',
  doneText: 'Checked. You can go on.',
  state: 'offered',
  onSelect: fn(),
} as const;

const meta = {
  component: CaptchaField,
  args: {
    label: 'Captcha',
    name: 'captcha',
    image: pictures.captcha,
    refreshLabel: 'New picture',
    onRefresh: fn(),
    alternative,
  },
} satisfies Meta<typeof CaptchaField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Picture: a new one at most once per second. */
export const Shown: Story = {
  name: 'Picture',
  parameters: { proves: ['REQ-102'] },
  play: async ({ canvas, args }) => {
    const refresh = canvas.getByRole('button', { name: 'New picture' });
    await userEvent.click(refresh);
    await userEvent.click(refresh);
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { image: undefined, refreshing: true } };
export const WithError: Story = { args: { error: 'The characters do not match the picture' } };
export const AlternativeWorking: Story = { args: { alternative: { ...alternative, state: 'working' } } };
export const AlternativeDone: Story = { args: { alternative: { ...alternative, state: 'done' } } };
export const Arabic: Story = {
  decorators: [inArabic],
  args: { label: 'رمز التحقق', refreshLabel: 'صورة جديدة', alternative: { ...alternative, label: 'تحقّق بدون صورة' } },
};
