import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../start/projectRoot.mjs';

const inBrowser = '{apps/portal,packages/{domain,features,gateway-sdk,theme,ui-kit}}/src/**/*.{ts,tsx}';

/** Browser-side files whose code matches a pattern, without comments and tests. */
const filesWith = (pattern: RegExp): string[] =>
  globSync(inBrowser, { cwd: projectRoot })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//u.test(file))
    .filter((file) => {
      const code = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/gu, '');
      return pattern.test(code);
    })
    .toSorted();

it('no HTML is read or written but by the sanitiser', () => {
  const html =
    /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|DOMParser|createContextualFragment|setHTML|document\.write|\bsrcDoc\b/u;
  expect(filesWith(html)).toEqual([]);
  expect(filesWith(/dompurify/u)).toEqual(['apps/portal/src/site/words/cleanFragment.ts']);
});

it('this machine’s clock is read where nothing depends on the gateway’s time, and nowhere else', () => {
  expect(filesWith(/\bDate\.now\b|new Date\(\)/u)).toEqual([
    // For references and throttles within one page.
    'apps/portal/src/app/recoverChunks.ts',
    'apps/portal/src/shell/menus/counting/googleTag.ts',
    'apps/portal/src/site/report.ts',
    'packages/features/src/events/useMemberEvents.ts',
    'packages/features/src/favourites/useFavourite.ts',
    // Used until the gateway has responded.
    'packages/features/src/system/useSiteTime.ts',
    // Source of the page's steady clock.
    'packages/gateway-sdk/src/clock/steadyClock.ts',
    'packages/ui-kit/src/CaptchaField/CaptchaField.tsx',
    // Default, unless a better clock is passed.
    'packages/ui-kit/src/Clock/Clock.tsx',
  ]);
});

it('formats of numbers and moments are made in the domain, and nothing asks for the locale of the browser', () => {
  expect(filesWith(/\bIntl\.(?!(?:NumberFormat|DateTimeFormat)[,;)>\s])/u)).toEqual([
    'apps/portal/src/pages/verification/country/countryNames.ts',
    'apps/portal/src/pages/verification/country/countrySearch.ts',
    'packages/domain/src/languages/languageFromTags.ts',
    'packages/domain/src/languages/languages.rules.ts',
    'packages/domain/src/languages/madeFormats.ts',
    'packages/domain/src/languages/writeMoment.ts',
    'packages/domain/src/money/formatMoney.ts',
    'packages/gateway-sdk/src/system/readStartUp.ts',
    'packages/ui-kit/src/Avatar/Avatar.tsx',
    'packages/ui-kit/src/NavigationPanel/PanelEntries.tsx',
  ]);
  expect(filesWith(/toLocale\w*\(|localeCompare\([^,)]*\)|new Intl\.\w+\(\s*(?:\)|undefined)/u)).toEqual([]);
});

it('no code needs a feature that is newer than the browsers of the floor without asking for it first', () => {
  const newer =
    /\bURL\.parse\(|\bPromise\.try\(|\bRegExp\.escape\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\bIterator\.\w|\.(?:to|from)(?:Base64|Hex)\(|Intl\.DurationFormat|Math\.sumPrecise|\.getOrInsert|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/u;
  expect(filesWith(newer)).toEqual([]);
  expect(
    globSync('{apps,packages}/*/{*.config.ts,build/**/*.ts}', { cwd: projectRoot })
      .filter((file) => !file.includes('node_modules'))
      .filter((file) => /\btarget: ['"[]/u.test(readFileSync(join(projectRoot, file), 'utf8'))),
  ).toEqual([]);
});
