import { type LanguageCode, languages } from '@baize/domain/languages';
import { ShellWords } from '@baize/portal/src/shell/ShellWords.tsx';
import { createWords } from '@baize/portal/src/site/words/createWords.ts';
import { siteConstantsOf, type TenantDocument } from '@baize/tenant/document';
import { type House, HouseProvider } from '@baize/ui-kit/testing';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { merchants, sharedWords } from 'virtual:merchants';
import { settingsOf } from './settings.ts';

type Shown = { readonly globals: Readonly<Record<string, unknown>>; readonly id: string };

/** Loads the sentences of a story: the merchant's own in the toolbar's language, else the shared catalog. */
export const loadWords = async ({ globals, id }: Shown): Promise<{ readonly words: Messages }> => {
  const { brand, language } = settingsOf(globals, id);
  return { words: await wordsOf(brand.id, language) };
};

/** Renders a story with the words of the toolbar's merchant and language, and the merchant's logo. */
export const withHouse: Decorator = (Story, { globals, id, loaded }) => (
  <HouseWords globals={globals} id={id} words={loaded['words']}>
    <Story />
  </HouseWords>
);

/** Providers of `withHouse`: sentences, shell words, and the merchant's logo. */
export function HouseWords({ globals, id, words, children }: Shown & { words: Messages; children: ReactNode }) {
  const { brand, language } = settingsOf(globals, id);
  // A theme without a merchant has no logo: the kit then renders its own mark.
  const document = merchants.find((merchant) => merchant.id === brand.id)?.document;
  return (
    <I18nProvider i18n={createWords(language, words, document && siteConstantsOf(document))}>
      <ShellWords>
        <HouseProvider house={document && houseOf(document)}>{children}</HouseProvider>
      </ShellWords>
    </I18nProvider>
  );
}

const wordsOf = async (brand: string, language: LanguageCode): Promise<Messages> => {
  const own = merchants.find((merchant) => merchant.id === brand)?.words[language];
  const load = own ?? sharedWords[languages[language].catalog] ?? sharedWords.EN;
  return (await load?.())?.default ?? {};
};

const houseOf = ({ brand, brandName }: TenantDocument): House => {
  const { logo, logoDark } = brand;
  return { name: brandName, src: logo.src, srcDark: logoDark.src, width: logo.width, height: logo.height };
};
