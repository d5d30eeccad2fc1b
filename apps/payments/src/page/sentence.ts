import { html } from 'hono/html';

type Markup = ReturnType<typeof html>;

/** Fills a text's placeholder; the value keeps its own direction. */
export const sentence = (text: string, value: string): Markup => {
  const [before = '', after = ''] = text.split(/\{\w+\}/u);
  return html`${before}<bdi>${value}</bdi>${after}`;
};

/** Fills a text's placeholder for a title or a label, where no markup is possible: the value is isolated by signs. */
export const plainSentence = (text: string, value: string): string =>
  text.replace(/\{\w+\}/u, () => `\u{2068}${value}\u{2069}`);
