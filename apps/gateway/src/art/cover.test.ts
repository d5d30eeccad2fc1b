import { describe, expect, it } from 'vitest';
import { drawDefaultIcon, drawGameCover, drawVendorIcon, motifNames } from './cover.ts';
import type { CoverGame } from './cover.ts';

const game = (over: Partial<CoverGame> = {}): CoverGame => ({
  vendor: 'orchid',
  gameCode: 'g-1',
  title: 'Crystal Tide',
  category: 'RNG',
  ...over,
});

const CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'PVP', 'FISH', 'LOTT', 'ELOTT'] as const;
const MAX_BYTES = 30 * 1024;
const FORBIDDEN =
  /<(script|style|foreignObject|image|animate\w*|set|iframe|a)\b|\sstyle=|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/;

/** What keeps a document from being well-formed: tags out of order, repeated attributes or ids, bare ampersands. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, attributes: string, selfClosing: string) => {
      const names = [...attributes.matchAll(/\s([A-Za-z][\w:-]*)="/g)].map((match) => match[1]);
      if (new Set(names).size !== names.length) found.push(`<${name}> repeats an attribute`);
      if (closing !== '') {
        if (open.pop() !== name) found.push(`</${name}> closes another element`);
      } else if (selfClosing === '') open.push(name);
      return '';
    },
  );
  if (open.length > 0) found.push(`never closed: ${open.join(' ')}`);
  if (/[<>]/.test(rest)) found.push('a stray angle bracket');
  if (/&(?!amp;|lt;|gt;|quot;|apos;)/.test(svg)) found.push('a bare ampersand');
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) found.push('a repeated id');
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) {
    if (!ids.includes(id)) found.push(`#${id} is not defined`);
  }
  return found;
}

describe('drawGameCover', () => {
  it('draws the same picture for the same game', () => {
    expect(drawGameCover(game())).toBe(drawGameCover(game()));
  });

  it('draws sixty games in sixty ways, whatever their titles', () => {
    const covers = Array.from({ length: 60 }, (_, i) =>
      drawGameCover(game({ gameCode: `g-${i}`, category: CATEGORIES[i % 8] ?? 'RNG' })),
    );
    const withoutIds = covers.map((cover) => cover.replace(/\ba[0-9a-z]{5,}\b/g, ''));
    expect(new Set(withoutIds).size).toBe(60);
  });

  it('shares no id between two covers on one page', () => {
    const ids = ['g-1', 'g-2', 'g-3'].flatMap((gameCode) =>
      [...drawGameCover(game({ gameCode })).matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(motifNames)('draws %s as well-formed, self-contained XML of at most 30 KB', (motif) => {
    for (let i = 0; i < 24; i += 1) {
      const svg = drawGameCover(game({ motif, gameCode: `${motif}-${i}` }));
      expect(faults(svg)).toEqual([]);
      expect(svg).not.toMatch(FORBIDDEN);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it.each([
    '</text><script>alert(1)</script>',
    '"&\'<>]]>',
    'bell \u0007 lone \ud800 end',
    '',
    '   ',
    'x'.repeat(4000),
    '长'.repeat(300),
  ])('keeps the title %j harmless', (title) => {
    const svg = drawGameCover(game({ title, languageTag: 'en" onload="x' }));
    expect(faults(svg)).toEqual([]);
    expect(svg).not.toMatch(/<script/);
    expect(svg.isWellFormed()).toBe(true);
  });

  it.each([
    ['金龙吐珠', 'zh-Hans', '金龙吐珠'],
    ['قناع الليل', 'ar', 'direction="rtl"'],
    ['ดาวนำโชค', 'th', 'Noto Sans Thai'],
    ['خزانہ', 'ur', 'Nastaliq'],
  ])('letters %s in its own script', (title, languageTag, expected) => {
    expect(drawGameCover(game({ title, languageTag }))).toContain(expected);
  });

  it('takes the motif a title names before the one of its category', () => {
    expect(drawGameCover(game({ title: 'Jade Dragon' }))).toBe(
      drawGameCover(game({ title: 'Jade Dragon', motif: 'dragons' })),
    );
  });
});

describe('drawVendorIcon', () => {
  it('gives each vendor its own mark, always the same', () => {
    const marks = Array.from({ length: 24 }, (_, i) =>
      drawVendorIcon({ code: `v${i}`, name: `${String.fromCharCode(65 + i)} Studio` }),
    );
    expect(new Set(marks).size).toBe(24);
    expect(marks[0]).toBe(drawVendorIcon({ code: 'v0', name: 'A Studio' }));
    for (const mark of marks) expect(faults(mark)).toEqual([]);
  });

  it('draws an emblem for a name outside the Latin script', () => {
    expect(faults(drawVendorIcon({ code: 'lotus', name: '莲花' }))).toEqual([]);
  });
});

describe('drawDefaultIcon', () => {
  it('is a wordless, well-formed picture', () => {
    expect(faults(drawDefaultIcon())).toEqual([]);
    expect(drawDefaultIcon()).not.toContain('<text');
  });
});
