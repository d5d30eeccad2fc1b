import { hostileAddresses, hostileHtml, htmlVectors, leadsAstray } from '@baize/domain/testing';
import { richTextAttributes, richTextTags } from '@baize/domain/rich-text';
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

const link = (address: string) => `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">a</a>`;

describe('HTML of a merchant', () => {
  it.each(htmlVectors)('%s becomes %s [REQ-200]', (html, clean) => expect(cleanHtml(html)).toBe(clean));

  it('has no element and no attribute but those of the list, whatever is sent, and stays so [REQ-200]', () => {
    const tag = /<\/?([a-z][^\s/>]*)((?:\s[^>]*)?)>/giu;
    for (const html of [...hostileHtml, ...naughtyStrings]) {
      const clean = cleanHtml(html);
      for (const [, name = '', told = ''] of clean.matchAll(tag)) {
        expect(richTextTags).toContain(name);
        for (const [, attribute] of told.matchAll(/\s([^\s=]+)="[^"]*"/gu))
          expect(richTextAttributes).toContain(attribute);
      }
      expect(cleanHtml(clean)).toBe(clean);
    }
  });

  it('has no link that leads elsewhere than it shows, however its address is written [REQ-200]', () => {
    const schemes = ['https:', 'mailto:', 'tel:'];
    for (const address of hostileAddresses('own.example')) {
      const [, told = '#'] = /href="([^"]*)"/u.exec(cleanHtml(link(address))) ?? [];
      const to = told
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect({ address, astray: leadsAstray(to, { schemes }) }).toEqual({ address, astray: false });
    }
  });

  it('is the same when it is cleaned twice', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '&',
      'a',
      'script',
      ' on',
      'href=',
      'javascript:',
      'p',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanHtml(pieces.join(''));
        expect(cleanHtml(clean)).toBe(clean);
      }),
    );
  });
});
