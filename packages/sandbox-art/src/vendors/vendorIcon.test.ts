import { describe, expect, it } from 'vitest';
import { svgErrors } from '../testing/svgErrors.ts';
import { drawVendorIcon } from './vendorIcon.ts';

describe('drawVendorIcon', () => {
  it('gives each vendor its own mark, always the same', () => {
    const marks = Array.from({ length: 24 }, (_, i) =>
      drawVendorIcon({ code: `v${i}`, name: `${String.fromCharCode(65 + i)} Studio` }),
    );
    expect(new Set(marks).size).toBe(24);
    expect(marks[0]).toBe(drawVendorIcon({ code: 'v0', name: 'A Studio' }));
    for (const mark of marks) expect(svgErrors(mark)).toEqual([]);
  });

  it('draws an emblem for a name outside the Latin script', () => {
    expect(svgErrors(drawVendorIcon({ code: 'lotus', name: '莲花' }))).toEqual([]);
  });
});
