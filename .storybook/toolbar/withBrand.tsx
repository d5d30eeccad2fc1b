import { languages } from '@baize/domain/languages';
import { token } from '@baize/theme';
import { GlobalStyle } from '@baize/ui-kit/GlobalStyle';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { composeBrand } from '../merchants/brands.ts';
import { type Settings, settingsOf } from './settings.ts';

const Panels = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  min-block-size: 100vh;
`;

const Panel = styled.div`
  padding: ${token('space-5')};
  background: ${token('surface-page')};
  color: ${token('text')};

  &[data-layout='fullscreen'] {
    padding: 0;
  }
`;

/** Shows a story in the merchant, scheme, language and direction of the toolbars. */
export const withBrand: Decorator = (Story, { globals, id, parameters }) => {
  const settings = settingsOf(globals, id);
  return (
    <>
      <BrandStyle {...settings} />
      <GlobalStyle />
      <Panels>
        {settings.schemes.map((scheme) => (
          <Panel
            key={scheme}
            data-scheme={scheme}
            data-layout={parameters['layout']}
            lang={languages[settings.language].tag}
            dir={settings.direction}
          >
            <Story />
          </Panel>
        ))}
      </Panels>
    </>
  );
};

// The document itself is set too: what a story opens in the top layer, and the page behind it, must match.
function BrandStyle({ brand, schemes, language, direction }: Settings) {
  const { css, faces } = composeBrand(brand);
  const scheme = schemes[0] ?? 'dark';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['scheme'] = scheme;
    root.lang = languages[language].tag;
    root.dir = direction;
  }, [scheme, language, direction]);
  return <style>{css + faces}</style>;
}
