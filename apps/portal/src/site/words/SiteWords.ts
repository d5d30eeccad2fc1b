import type { LanguageCode } from '@baize/domain/languages';
import type { Vocabulary } from './Vocabulary.ts';
import type { WordArea } from './wordAreas.ts';

/** Areas whose pages list records or belong to a centre. */
const listing: ReadonlySet<WordArea> = new Set(['lottery', 'member', 'points']);

const areasFor = (area: WordArea): readonly WordArea[] => {
  if (area === 'shell') return [area];
  return listing.has(area) ? [area, 'general', 'records'] : [area, 'general'];
};

/** The language state of a site at a moment; the same object until it changes. */
export type LanguageState = {
  readonly vocabulary: Vocabulary;
  /** True once the visitor's language is resolved and its catalog has loaded or failed. */
  readonly settled: boolean;
};

/**
 * The languages of a site: the one on screen, and the areas that have been requested. Another language takes its place
 * when all requested areas have loaded in it. Until then, and when they fail, the old one stays.
 */
export class SiteWords {
  readonly #open: (language: LanguageCode) => Vocabulary;
  readonly #vocabularies = new Map<LanguageCode, Vocabulary>();
  readonly #asked = new Set<WordArea>(['shell']);
  readonly #waiting = new Map<WordArea, Promise<Error | undefined>>();
  readonly #listeners = new Set<() => void>();
  #now: LanguageState;
  #wanted: LanguageCode;
  #turning = Promise.resolve();
  /** Pending until the current language is on screen. */
  #showing: PromiseWithResolvers<void> | undefined;

  /** `first` is the current language at once; `open` creates another one, of which no area has loaded. */
  constructor(first: Vocabulary, open: (language: LanguageCode) => Vocabulary) {
    this.#open = open;
    this.#now = { vocabulary: first, settled: false };
    this.#wanted = first.language;
    this.#vocabularies.set(first.language, first);
  }

  readonly now = (): LanguageState => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Switches to a language once it has loaded. */
  switchTo(language: LanguageCode): Promise<void> {
    this.#wanted = language;
    this.#turning = this.#turnTo(this.#vocabulary(language));
    return this.#turning;
  }

  /**
   * Undefined when an area has loaded. Else a promise, shared by all callers, that resolves to undefined or, when the
   * sentences failed to load, to the error.
   */
  need(area: WordArea): Promise<Error | undefined> | undefined {
    const wanted = areasFor(area);
    for (const each of wanted) this.#asked.add(each);
    if (wanted.every((each) => this.#spoken.has(each))) return undefined;
    const known = this.#waiting.get(area);
    if (known !== undefined) return known;
    const arrival = this.#arrivalOf(wanted).then(
      () => undefined,
      (reason: Error) => reason,
    );
    this.#waiting.set(area, arrival);
    return arrival;
  }

  /** Notes that a language is on screen. */
  readonly show = (vocabulary: Vocabulary): void => {
    if (vocabulary !== this.#spoken) return;
    this.#showing?.resolve();
    this.#showing = undefined;
  };

  /**
   * Undefined when an area can be rendered in a language. Else a promise to suspend on: the screen is about to switch
   * to another language, in which alone the area has been fetched.
   */
  untilShown(language: LanguageCode, area: WordArea): Promise<void> | undefined {
    const vocabulary = this.#vocabulary(language);
    const there = vocabulary === this.#spoken || areasFor(area).every((each) => vocabulary.has(each));
    return there ? undefined : this.#showing?.promise;
  }

  async #arrivalOf(areas: readonly WordArea[]): Promise<void> {
    // During a switch the areas are fetched in the new language only, in parallel with those of the switch itself.
    if (this.#wanted !== this.#spoken.language) {
      const next = this.#vocabulary(this.#wanted);
      await Promise.allSettled([this.#turning, ...areas.map((area) => next.bring(area))]);
    }
    await Promise.all(areas.filter((area) => !this.#spoken.has(area)).map((area) => this.#spoken.bring(area)));
  }

  async #turnTo(next: Vocabulary): Promise<void> {
    const came = await this.#fill(next);
    if (this.#wanted !== next.language) return;
    const vocabulary = came ? next : this.#spoken;
    this.#wanted = vocabulary.language;
    const turns = vocabulary !== this.#spoken;
    if (turns) this.#showing ??= Promise.withResolvers();
    if (turns || !this.#now.settled) this.#now = { vocabulary, settled: true };
    for (const listener of this.#listeners) listener();
  }

  get #spoken(): Vocabulary {
    return this.#now.vocabulary;
  }

  // Areas that are requested meanwhile must load as well.
  async #fill(vocabulary: Vocabulary): Promise<boolean> {
    try {
      for (let lacking = this.#lackingIn(vocabulary); lacking.length > 0; lacking = this.#lackingIn(vocabulary)) {
        await Promise.all(lacking.map((area) => vocabulary.bring(area)));
      }
      return true;
    } catch {
      return false;
    }
  }

  #lackingIn(vocabulary: Vocabulary): WordArea[] {
    return [...this.#asked].filter((area) => !vocabulary.has(area));
  }

  #vocabulary(language: LanguageCode): Vocabulary {
    const known = this.#vocabularies.get(language) ?? this.#open(language);
    this.#vocabularies.set(language, known);
    return known;
  }
}
