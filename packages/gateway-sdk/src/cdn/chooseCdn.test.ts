import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCdn } from './chooseCdn.ts';
import { imageSources } from './imageSources.ts';

const cdns = ['https://a.example', 'https://b.example/', 'https://c.example/img'];
const address = fc
  .tuple(fc.constantFrom('http', 'https'), fc.nat(9), fc.constantFrom('', '/', '//', '/img', '/img/'))
  .map(([scheme, host, path]) => `${scheme}://${host}.example${path}`);
const chance = fc.double({ min: 0, max: 1, noNaN: true });

describe('choosing a CDN', () => {
  it('begins at random and has every address once', () => {
    expect([0, 0.34, 0.99].map((luck) => chooseCdn(cdns, () => luck)[0])).toEqual([
      'https://a.example',
      'https://b.example',
      'https://c.example/img',
    ]);
    fc.assert(
      fc.property(fc.array(address), chance, (list, luck) => {
        const order = chooseCdn([...list, ...list], () => luck);
        expect(new Set(order).size).toBe(order.length);
        expect([...order].sort()).toEqual([...new Set(list.map((url) => url.replace(/\/+$/, '')))].sort());
      }),
    );
  });

  it('leaves out entries that are not http(s) URLs', () => {
    expect(chooseCdn(['javascript:alert(1)', '', 'https://', 'ftp://x', 'a https://x'], () => 0)).toEqual([]);
    expect(chooseCdn(['HTTP://a.example//', 'http://a.example'], () => 0)).toEqual([
      'HTTP://a.example',
      'http://a.example',
    ]);
  });
});

describe('the candidates of a picture', () => {
  const order = ['https://a.example', 'https://b.example'];

  it('are its path on each CDN, then the default picture', () => {
    expect(imageSources(order, '/icon/x.png', 'icon/default.png')).toEqual([
      'https://a.example/icon/x.png',
      'https://b.example/icon/x.png',
      'https://a.example/icon/default.png',
      'https://b.example/icon/default.png',
    ]);
  });

  it('are the URL itself when it is absolute, or the path when there is no CDN', () => {
    expect(imageSources(order, 'https://own.example/x.png')).toEqual(['https://own.example/x.png']);
    for (const whole of ['//own.example/x.png', 'h2+a.b-c:x.png', 'data:image/png;base64,AA'])
      expect(imageSources(order, whole)).toEqual([whole]);
    expect(imageSources(order, 'icon/a:b//c.png')[0]).toBe('https://a.example/icon/a:b//c.png');
    expect(imageSources(order, '16:9.png')[0]).toBe('https://a.example/16:9.png');
    expect(imageSources([], '/media/x.svg')).toEqual(['/media/x.svg']);
    expect(imageSources(order, '', 'd.png')).toEqual(['https://a.example/d.png', 'https://b.example/d.png']);
  });

  it('contain no URL twice', () => {
    fc.assert(
      fc.property(fc.array(address), fc.string(), fc.option(fc.string(), { nil: undefined }), (list, path, other) => {
        const sources = imageSources(list, path, other);
        expect(new Set(sources).size).toBe(sources.length);
      }),
    );
  });
});
