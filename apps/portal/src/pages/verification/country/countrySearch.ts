import { languageCodes, languages, type LanguageCode } from '@baize/domain/languages';
import { searchForm } from '@baize/domain/typed-text';
import type { CountriesView } from '@baize/features/system';
import { countryNames } from './countryNames.ts';

type Country = CountriesView['countries'][number];
type NamedCountry = Country & { readonly name: string };
type Sought = { readonly country: NamedCountry; readonly leads: boolean; readonly words: readonly string[] };

/**
 * Returns the search of countries, nearest matches first: by name in the player's language, then in any language of the
 * portal, by code or dialing code. An empty search lists all by name, after the selected one.
 */
export const countrySearch = (countries: readonly Country[], language: LanguageCode) => {
  const nameOf = countryNames(language);
  const collator = new Intl.Collator(language === 'CN' ? 'zh-u-co-pinyin' : languages[language].tag);
  const named: readonly NamedCountry[] = countries.map((each) => ({ ...each, name: nameOf(each.countryCode) }));
  const byName = named.toSorted((one, other) => collator.compare(one.name, other.name));
  // Of the countries that share a dialing code, the gateway lists first the one most called by it.
  const leads = (country: NamedCountry): boolean =>
    country === named.find(({ countryDialingCode }) => countryDialingCode === country.countryDialingCode);
  let sought: readonly Sought[] | undefined;

  return (typed: string, chosen: number): readonly NamedCountry[] => {
    const text = folded(typed);
    const first = named[chosen];
    if (text === '') return first === undefined ? byName : [first, ...byName.filter((each) => each !== first)];
    sought ??= byName.map((country) => ({ country, leads: leads(country), words: wordsOf(country) }));
    return sought
      .map((each) => ({ country: each.country, distance: distanceOf(text, each) }))
      .filter(({ distance }) => distance < FAR)
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ country }) => country);
  };
};

const FAR = 3;

// Created at the first search: the names in each language of the portal.
let namesOf: readonly ((code: string) => string)[] | undefined;

const wordsOf = ({ countryCode, countryDialingCode, name }: NamedCountry): readonly string[] => {
  namesOf ??= languageCodes.map(countryNames);
  return [countryCode, countryDialingCode, name, ...namesOf.map((each) => each(countryCode))].map(folded);
};

const distanceOf = (text: string, { leads, words: [code, dialing = '', ...names] }: Sought): number => {
  if (/^\d+$/.test(text)) return dialing === text ? (leads ? 0 : 1) : dialing.startsWith(text) ? 2 : FAR;
  if (code === text || names.includes(text)) return 0;
  if (names.some((name) => name.startsWith(text))) return 1;
  return names.some((name) => name.includes(text)) ? 2 : FAR;
};

/** Normalises text for the search, without a plus or zeros before a dialing code. */
const folded = (text: string): string => searchForm(text).replace(/^(?:\+|00)\s*(?=\d)/, '');
