import { htmlVectors } from '@baize/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('HTML of a merchant', () => {
  it.each(htmlVectors)('%s becomes %s [REQ-200]', (html, clean) => expect(cleanHtml(html)).toBe(clean));

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
