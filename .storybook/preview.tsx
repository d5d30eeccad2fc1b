import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { brandOf } from './merchants/brands.ts';
import { endWorld, withWorld } from './worlds/withWorld.ts';
import { listenForErrors, refuseErrors } from './noErrors.ts';
import { refuseBareText, watchBareText } from './noBareText.ts';
import { globalTypes } from './toolbar/globalTypes.ts';
import { refuseOtherDirection } from './toolbar/refuseOtherDirection.ts';
import { withBrand } from './toolbar/withBrand.tsx';
import { loadWords, withHouse } from './toolbar/withHouse.tsx';
import { viewports } from './viewports.ts';

configure({
  // A busy machine renders a story up to ten times slower than an idle one.
  asyncUtilTimeout: 10_000,
  // Queries poll twenty times a second, and each failed one would print the whole page.
  getElementError: (message) => new Error(message ?? 'Nothing of that kind is on the page.'),
});

const preview: Preview = {
  globalTypes,
  initialGlobals: {
    merchant: brandOf(undefined).id,
    scheme: 'dark',
    language: 'EN',
    direction: 'language',
    beside: 'none',
  },
  loaders: [loadWords, withWorld],
  decorators: [withHouse, withBrand],
  beforeEach: [
    ({ parameters, globals }) => {
      if (globals['isTestRun'] !== true) return;
      // Tests need violations only; the panel of the UI also lists passes. A second run differs in colour and direction,
      // and of axe's rules only contrast can notice that.
      const options = { ...parameters['a11y'].options, resultTypes: ['violations'] };
      if (globals['pairwise'] === 1) options.runOnly = ['color-contrast'];
      parameters['a11y'] = { ...parameters['a11y'], options };
    },
    listenForErrors,
    watchBareText,
    endWorld,
  ],
  afterEach: [refuseErrors, refuseBareText, refuseOtherDirection],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: viewports },
    options: { storySort: { order: ['Foundations', 'Kit', 'Shell', 'Pages', 'Screens'] } },
  },
  tags: ['autodocs'],
};

export default preview;
