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
  // The second of a test's two runs differs in colour and direction: of the rules of accessibility only contrast can.
  beforeEach: ({ parameters, globals }) => {
    if (globals['pairwise'] === 1)
      parameters['a11y'] = { ...parameters['a11y'], options: { runOnly: ['color-contrast'] } };
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Kit', 'Shell', 'Pages', 'Screens'] } },
  },
  tags: ['autodocs'],
};

export default preview;
