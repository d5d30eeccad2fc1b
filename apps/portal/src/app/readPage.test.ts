import { expect, it } from 'vitest';
import { readPage } from './readPage.ts';

const page = (body: string): Document => new DOMParser().parseFromString(body, 'text/html');

it('reads the merchant and the first sentences that the assembler left in the page', () => {
  const written = page(
    '<div id="root"></div><script type="application/json" id="tenant">{"id":"sample"}</script><script type="application/json" id="messages">{"a":["A"]}</script>',
  );
  const { document: tenant, messages, root } = readPage(written);
  expect([tenant, messages, root.id]).toEqual([{ id: 'sample' }, { a: ['A'] }, 'root']);
});

it('begins without sentences in a page that brings none, and not at all in one that is not the assembler’s', () => {
  expect(readPage(page('<div id="root"></div>')).messages).toEqual({});
  expect(() => readPage(page('<main></main>'))).toThrow('no #root');
});
