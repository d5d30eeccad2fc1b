import type { Preview } from '@storybook/react-vite';
import { brandOf } from './merchants/brands.ts';
import { withWorld } from './worlds/withWorld.ts';
import { globalTypes } from './toolbar/globalTypes.ts';
import { withBrand } from './toolbar/withBrand.tsx';

const preview: Preview = {
  globalTypes,
  initialGlobals: { merchant: brandOf(undefined).id, scheme: 'dark', language: 'EN', direction: 'language' },
  loaders: [withWorld],
  decorators: [withBrand],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Kit', 'Pages'] } },
  },
  tags: ['autodocs'],
};

export default preview;
