import { expect, it } from 'vitest';
import { renderInSite } from '../../testing/renderInSite.tsx';
import { ClaimSource } from './ClaimSource.tsx';

const claims = { source: 'Our books', sourceIn: { ES: 'Nuestros libros' }, asOf: '2026-02-28' };

it.each([
  ['EN', null, 'Our books · February 28, 2026'],
  ['ES', null, 'Nuestros libros · 28 de febrero de 2026'],
  ['VI', 'en', 'Our books · 28 tháng 2, 2026'],
] as const)('in %s, the language of the source is marked as %s (WCAG 3.1.2)', async (language, lang, text) => {
  const { container } = await renderInSite(<ClaimSource claims={claims} />, '/', {
    language,
    tenant: { defaultLanguage: 'EN' },
  });
  expect([container.querySelector('bdi')?.getAttribute('lang'), container.textContent]).toEqual([lang, text]);
});
