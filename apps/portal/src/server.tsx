import type { LanguageCode } from '@baize/domain/languages';
import type { TenantDocument } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App.tsx';
import { createPortal } from './app/createPortal.ts';
import { routes } from './routes/routes.ts';
import { createRecordingWords } from './words/createWords.ts';

export interface ShellRequest {
  readonly document: TenantDocument;
  readonly language: LanguageCode;
  readonly messages: Messages;
  /** `home` is the anonymous home page; `neutral` fits every other address. */
  readonly page: 'home' | 'neutral';
}

export interface Shell {
  /** What goes into `<div id="root">`. */
  readonly html: string;
  /** The text of the one style element the shell needs, without its tag. */
  readonly styles: string;
  /** What marks that element as styled-components' own, so that the browser takes it over. */
  readonly styleAttributes: Readonly<Record<string, string>>;
  /** The ids of the messages a browser needs to show the same thing again. */
  readonly usedMessages: readonly string[];
}

/** Renders what a browser shows first, lazy pages included. The assembler calls it for each site and page. */
export async function renderShell({ document, language, messages, page }: ShellRequest): Promise<Shell> {
  const { words, used } = createRecordingWords(language, messages);
  // Said when something cannot be fetched, perhaps the rest of the language itself: these come with the page.
  for (const id of ['error.network', 'system.retry.action', 'in_no_data', 'games.failed']) words._(id);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={page === 'home' ? '/' : '/200.html'}>
          <App
            document={document}
            features={createPortal({ document })}
            first={{ language, words }}
            load={() => Promise.resolve(messages)}
            neutral={page === 'neutral'}
          />
        </StaticRouter>,
      ),
      // React sends a boundary of more than 12,800 bytes behind the page, for its script to move in: here all stands in place.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const [, attributes = '', styles = ''] = /^<style([^>]*)>([^]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
    const named = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
    return { html, styles, styleAttributes: Object.fromEntries(named), usedMessages: [...used].toSorted() };
  } finally {
    sheet.seal();
  }
}

/** The addresses of every page that this release has, by route name. */
export const routePaths: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  routes.map(({ name, paths }) => [name, paths]),
);
