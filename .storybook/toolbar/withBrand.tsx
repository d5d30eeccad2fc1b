import { languages } from '@baize/domain/languages';
import type { Scheme } from '@baize/theme';
import { GlobalStyle } from '@baize/ui-kit/GlobalStyle';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { composeBrand } from '../merchants/brands.ts';
import { Beside } from './Beside.tsx';
import { PanelScheme } from './PanelScheme.ts';
import { type Settings, settingsOf } from './settings.ts';
import { Panel } from './withBrand.styles.ts';

/** Shows a story in the merchant, scheme, language and direction of the toolbars; side by side, in both schemes. */
export const withBrand: Decorator = (Story, { globals, id, parameters, canvasElement }) => {
  const settings = settingsOf(globals, id);
  const [first = 'dark', second] = settings.schemes;
  const isPadded = parameters['layout'] !== 'fullscreen';
  return (
    <>
      <BrandStyle {...settings} />
      <GlobalStyle />
      <BrandPanel scheme={first} isPadded={isPadded} {...settings}>
        <Story />
      </BrandPanel>
      {second && (
        <Beside element={canvasElement}>
          <BrandPanel scheme={second} isPadded={isPadded} {...settings}>
            <Story />
          </BrandPanel>
        </Beside>
      )}
    </>
  );
};

type BrandPanelProps = Pick<Settings, 'language' | 'direction'> & {
  readonly scheme: Scheme;
  readonly isPadded: boolean;
  readonly children: ReactNode;
};

function BrandPanel({ scheme, language, direction, isPadded, children }: BrandPanelProps) {
  return (
    <Panel data-scheme={scheme} data-padded={isPadded} lang={languages[language].tag} dir={direction}>
      <PanelScheme value={scheme}>{children}</PanelScheme>
    </Panel>
  );
}

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
