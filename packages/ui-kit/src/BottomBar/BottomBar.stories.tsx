import type { Meta, StoryObj } from '@storybook/react-vite';
import { moreIcons, placeIcons } from '../Icon/index.ts';
import { inArabic, inUrdu } from '../testing/words.tsx';
import { BottomBar } from './BottomBar.tsx';

const meta = {
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w320' } },
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Home', icon: 'home', current: true },
      { href: '#games', label: 'Games', icon: placeIcons.slots },
      { href: '#promotions', label: 'Promotions', icon: placeIcons.gift },
      { href: '#wallet', label: 'Wallet', icon: moreIcons.wallet },
      { href: '#me', label: 'Me', icon: 'user' },
    ],
  },
} satisfies Meta<typeof BottomBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongWords: Story = {
  args: {
    items: [
      { href: '#home', label: 'Página inicial', icon: 'home' },
      { href: '#games', label: 'Todos os jogos', icon: placeIcons.slots, current: true },
      { href: '#promotions', label: 'Promoções e prêmios', icon: placeIcons.gift },
      { href: '#login', label: 'Iniciar sesión', icon: 'user' },
    ],
  },
};
export const Arabic: Story = {
  decorators: [inArabic],
  args: {
    label: 'التنقل',
    items: [
      { href: '#home', label: 'الرئيسية', icon: 'home', current: true },
      { href: '#games', label: 'الألعاب', icon: placeIcons.slots },
      { href: '#login', label: 'تسجيل الدخول', icon: 'user' },
    ],
  },
};
export const Urdu: Story = {
  decorators: [inUrdu],
  args: {
    label: 'نیویگیشن',
    items: [
      { href: '#home', label: 'صفحہ اول', icon: 'home', current: true },
      { href: '#games', label: 'کھیل', icon: placeIcons.slots },
      { href: '#login', label: 'لاگ اِن کریں', icon: 'user' },
    ],
  },
};
