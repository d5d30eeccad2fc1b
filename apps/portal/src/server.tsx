import type { LanguageCode } from '@baize/domain/languages';
import { siteConstantsOf, type TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App.tsx';
import { createPortal } from './app/createPortal.ts';
import { keepCompiled } from './keepCompiled.ts';
import { routes } from './site/routes/routes.ts';
import { createRecordingWords } from './site/words/createWords.ts';
import { SiteWords } from './site/words/SiteWords.ts';
import { Vocabulary } from './site/words/Vocabulary.ts';

export type ShellRequest = {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  /** Sentences of the shell, and all of the merchant's own. */
  readonly messages: Messages;
  /** `home` is the anonymous home page; `neutral` fits every other address. */
  readonly page: 'home' | 'neutral';
};

export type Shell = {
  /** Content of `<div id="root">`. */
  readonly html: string;
  /** The text of the one style element the shell needs, without its tag. */
  readonly styles: string;
  /** Attributes by which styled-components recognises that element in the browser, and reuses it. */
  readonly styleAttributes: Readonly<Record<string, string>>;
  /** Ids of the messages that a browser needs for the same render. */
  readonly usedMessages: readonly string[];
};

/** Renders the first screen, lazy pages included. The assembler calls it for each site and page. */
export const renderShell = async ({ document, language, messages, page }: ShellRequest): Promise<Shell> => {
  const { words, used } = createRecordingWords(language, messages, siteConstantsOf(document));
  const shell = new Vocabulary(language, words, nothingMore, ['shell']);
  const sheet = new ServerStyleSheet();
  keepCompiled(sheet);
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={page === 'home' ? '/' : '/200.html'}>
          <App
            document={document}
            features={createPortal({ document })}
            words={new SiteWords(shell, () => shell)}
            neutral={page === 'neutral'}
          />
        </StaticRouter>,
      ),
      // React appends boundaries of more than 12,800 bytes to the end of the document and moves them by script; this
      // keeps them in place.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const [, attributes = '', styles = ''] = /^<style([^>]*)>([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
    const named = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    return { html, styles, styleAttributes: Object.fromEntries(named), usedMessages: [...used].toSorted() };
  } finally {
    sheet.seal();
  }
};

const nothingMore = async (language: LanguageCode, area: string): Promise<never> => {
  throw new Error(`The first screen may only say what the shell says, and asks for ${area} in ${language}.`);
};

/** The id of the sentence that names each page, by route name. */
export const routeLabels: Readonly<Record<string, string>> = Object.fromEntries(
  routes.map(({ name, label }) => [name, label.id]),
);

/** The names of the pages that navigation and footer can show: those with an icon. */
export const listedRoutes: readonly string[] = routes.flatMap((route) => ('icon' in route ? [route.name] : []));

/** The addresses of every page that this release has, by route name. */
export const routePaths: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  routes.map(({ name, paths }) => [name, paths]),
);
