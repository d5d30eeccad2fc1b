/** The sites of the vectors, and the domain of one of them. */
export const hostVectorSites = ['alpha', 'beta'] as const;
export const hostVectorDomain = { domain: 'alpha.example', site: 'alpha' } as const;

type Led = { readonly site: (typeof hostVectorSites)[number]; readonly world?: string } | undefined;

/** `Host` headers with the site, and the world if any, that edge and gateway must both resolve them to. */
export const hostVectors: readonly (readonly [header: string, led: Led])[] = [
  ['alpha.localhost', { site: 'alpha' }],
  ['Alpha.LOCALHOST:8080', { site: 'alpha' }],
  ['alpha.localhost.', { site: 'alpha' }],
  ['alpha.localhost.:8080', { site: 'alpha' }],
  ['beta.localhost', { site: 'beta' }],
  ['w1.alpha.localhost', { site: 'alpha', world: 'w1' }],
  ['w1.alpha.localhost.', { site: 'alpha', world: 'w1' }],
  ['alpha.example', { site: 'alpha' }],
  ['alpha.example:443', { site: 'alpha' }],
  ['ALPHA.example.', { site: 'alpha' }],
  ['a.w1.alpha.localhost', undefined],
  ['w1.alpha.beta.localhost', undefined],
  ['gamma.localhost', undefined],
  ['w1.gamma.localhost', undefined],
  ['www.alpha.example', undefined],
  ['alpha', undefined],
  ['localhost', undefined],
  ['.localhost', undefined],
  ['..alpha.localhost', undefined],
  ['alpha.localhost..', undefined],
  ['alpha.localhost.evil.example', undefined],
  ['alpha.localhost@evil.example', undefined],
  ['', undefined],
];
