import type { PageLanguage } from '@baize/domain/page-language';
import { html } from 'hono/html';
import { chatWords } from './words.ts';

/** Renders a practice live chat: messages stay in the page, and each gets the same answer. */
export const chatPage = ({ code, tag, direction }: PageLanguage) => {
  const said = chatWords[code];
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${said.title}</title>
        <link rel="icon" href="/assets/golden.svg" />
        <link rel="stylesheet" href="/assets/chat.css" />
        <script type="module" src="/assets/chat.js"></script>
      </head>
      <body>
        <main>
          <h1>${said.title}</h1>
          <div role="log" aria-label="${said.title}" tabindex="0">
            <ol id="said">
              <li>${said.greeting}</li>
            </ol>
          </div>
          <form id="write" autocomplete="off">
            <input id="text" aria-label="${said.message}" placeholder="${said.message}" maxlength="500" required />
            <button type="submit">${said.send}</button>
          </form>
          <template id="answer"><li>${said.answer}</li></template>
        </main>
      </body>
    </html>`;
};
