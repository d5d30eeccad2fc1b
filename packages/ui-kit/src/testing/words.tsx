import type { Decorator } from '@storybook/react-vite';
import { type KitWords, KitWordsProvider } from '../KitWords/KitWords.tsx';

/** English texts for tests; Storybook uses those of the toolbar's merchant and language. */
export const englishWords: KitWords = {
  close: 'Close',
  loading: 'Loading',
  menu: 'Menu',
  more: 'More',
  showPassword: (field) => `Show password: ${field}`,
  hidePassword: (field) => `Hide password: ${field}`,
  play: 'Play',
  tryGame: 'Try',
  pause: 'Pause',
  resume: 'Resume',
  previous: 'Back',
  next: 'Forward',
  arrowKeys: 'Move with the arrow keys',
  new: 'New',
  maintenance: 'Maintenance',
  fullScreen: 'Full screen',
  openInTab: 'Open in a tab',
  slideOf: (slide, count) => `${slide} of ${count}`,
  vendorsOf: (shelf) => `Providers: ${shelf}`,
};

const arabicWords: KitWords = {
  ...englishWords,
  close: 'إغلاق',
  loading: 'جارٍ التحميل',
  menu: 'القائمة',
  more: 'المزيد',
  showPassword: (field) => `إظهار كلمة المرور: ${field}`,
  hidePassword: (field) => `إخفاء كلمة المرور: ${field}`,
  play: 'العب',
  tryGame: 'جرّب',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  previous: 'السابق',
  next: 'التالي',
  arrowKeys: 'تنقّل بمفاتيح الأسهم',
  new: 'جديد',
  maintenance: 'صيانة',
  openInTab: 'افتح في علامة تبويب',
  slideOf: (slide, count) => `${slide} من ${count}`,
  vendorsOf: (shelf) => `المزوّدون: ${shelf}`,
};

/** Renders a story in Arabic, from right to left. */
export const inArabic: Decorator = (Story) => (
  <KitWordsProvider words={arabicWords}>
    <div lang="ar" dir="rtl">
      <Story />
    </div>
  </KitWordsProvider>
);

/** Urdu in Nastaliq, which needs nearly twice the height of its letters. */
export const inUrdu: Decorator = (Story) => (
  <div lang="ur" dir="rtl">
    <Story />
  </div>
);
