import { languageCodes, languages } from '@baize/domain/languages';
import type { Preview } from '@storybook/react-vite';
import { brands } from '../merchants/brands.ts';

/** The toolbars: merchant, scheme, language, direction, and the side-by-side view (compare/Compare.tsx). */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  merchant: {
    description: 'Merchant',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: brands.map(({ id, name }) => ({ value: id, title: name })),
    },
  },
  scheme: {
    description: 'Scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light', title: 'Light', icon: 'sun' },
      ],
    },
  },
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: languageCodes.map((code) => ({ value: code, title: languages[code].nativeName, right: code })),
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'language', title: 'Direction of the language' },
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  beside: {
    description: 'Side by side',
    toolbar: {
      icon: 'sidebyside',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'One alone' },
        { value: 'schemes', title: 'Dark and light' },
        { value: 'directions', title: 'Both directions' },
        { value: 'merchants', title: 'Every merchant' },
      ],
    },
  },
};
