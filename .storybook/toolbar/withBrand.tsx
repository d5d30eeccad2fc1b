import { languages } from '@baize/domain/languages';
import { GlobalStyle } from '@baize/ui-kit/GlobalStyle';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { composeBrand } from '../merchants/brands.ts';
import { ScreenScheme } from './ScreenScheme.ts';
import { type Settings, settingsOf } from './settings.ts';
import { Surface } from './withBrand.styles.ts';

/** Renders a story in the merchant, scheme, language and direction of the toolbars. */
export const withBrand: Decorator = (Story, { globals, id, parameters }) => {
  const settings = settingsOf(globals, id);
  const { scheme, language, direction } = settings;
  return (
    <>
      <BrandStyle {...settings} />
      <GlobalStyle />
      <Surface
        data-scheme={scheme}
        data-padded={parameters['layout'] !== 'fullscreen'}
        lang={languages[language].tag}
        dir={direction}
      >
        <ScreenScheme value={scheme}>
          <Story />
        </ScreenScheme>
      </Surface>
    </>
  );
};

// Sets the document as well, for parts of a story in the top layer and for the page behind it.
function BrandStyle({ brand, scheme, language, direction }: Settings) {
  const { css, faces } = composeBrand(brand);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['scheme'] = scheme;
    root.lang = languages[language].tag;
    root.dir = direction;
  }, [scheme, language, direction]);
  return <style>{css + faces}</style>;
}
