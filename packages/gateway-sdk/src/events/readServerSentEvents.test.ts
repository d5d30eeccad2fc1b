import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readServerSentEvents } from './readServerSentEvents.ts';

const read = (...pieces: string[]) => {
  const { push } = readServerSentEvents();
  return pieces.flatMap((piece) => push(piece));
};

/** Splits a text at these offsets. */
const cutAt = (text: string, places: readonly number[]): string[] => {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return cuts.slice(1).map((cut, at) => text.slice(cuts[at], cut));
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ':', '{', '"', 'é', '好', '😀', '\0') });
const lineEnd = fc.constantFrom('\n', '\r', '\r\n');
const anyText = fc.string({
  unit: fc.constantFrom('id', 'data', ':', ' ', '1', 'x', '\n', '\r', '\r\n', '\n\n'),
  maxLength: 60,
});
const places = fc.array(fc.nat(), { maxLength: 8 });

describe('server-sent events', () => {
  it('are the same wherever the text is cut', () => {
    fc.assert(
      fc.property(anyText, places, (text, cuts) => {
        expect(read(...cutAt(text, cuts))).toEqual(read(text));
        expect(read(...text.split(''))).toEqual(read(text));
      }),
    );
  });

  it('are read with all kinds of line ends', () => {
    const event = fc.record({ id: fc.nat(), lines: fc.array(word, { minLength: 1, maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(event), lineEnd, places, (events, end, cuts) => {
        const text = events
          .map(({ id, lines }) => [`id: ${id}`, ...lines.map((line) => `data: ${line}`), '', ''].join(end))
          .join('');
        expect(read(...cutAt(text, cuts))).toEqual(
          events.map(({ id, lines }) => ({ id: `${id}`, data: lines.join('\n') })),
        );
      }),
    );
  });

  it.each<[what: string, text: string, events: object[]]>([
    ['a sign of life', ':\n\n', []],
    ['a comment among fields', 'data: a\n: b\ndata: c\n\n', [{ id: undefined, data: 'a\nc' }]],
    ['an id alone', 'id: 4\n\n', [{ id: '4', data: undefined }]],
    [
      'no id: the last one stays',
      'id: 4\ndata: a\n\ndata: b\n\n',
      [
        { id: '4', data: 'a' },
        { id: '4', data: 'b' },
      ],
    ],
    [
      'an id that holds what none may',
      'id: 1\n\nid: \0\ndata: a\n\n',
      [
        { id: '1', data: undefined },
        { id: '1', data: 'a' },
      ],
    ],
    [
      'one space, and no more, is no part of a value',
      'data:a\ndata: a\ndata:  a\n\n',
      [{ id: undefined, data: 'a\na\n a' }],
    ],
    ['a field without a value', 'data\nid\n\n', [{ id: '', data: '' }]],
    [
      'names, times to wait and what is unknown',
      'event: x\nretry: 5\nother: y\ndata: a\n\n',
      [{ id: undefined, data: 'a' }],
    ],
    ['what breaks off', 'data: a\n\ndata: b\n', [{ id: undefined, data: 'a' }]],
  ])('%s', (_what, text, events) => {
    expect(read(text)).toEqual(events);
  });
});
