import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inUrdu } from '../testing/words.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  args: {
    label: 'Language',
    value: 'EN',
    options: [
      { code: 'EN', tag: 'en', name: 'English' },
      { code: 'CN', tag: 'zh-Hans', name: '简体中文' },
      { code: 'AR', tag: 'ar', name: 'العربية' },
      { code: 'UR', tag: 'ur', name: 'اردو' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the header: has a name, and lists each language by its own name. */
export const InHeader: Story = {
  name: 'In the header',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), '简体中文');
    await expect(args.onChange).toHaveBeenCalledWith('CN');
  },
};
export const Wide: Story = { args: { wide: true } };
export const Urdu: Story = { decorators: [inUrdu], args: { value: 'UR', wide: true, label: 'زبان' } };
