import type { LanguageCode } from '@baize/domain/languages';
import { withOwnSentences } from '@baize/tenant/document';
import type { Messages } from '@lingui/core';
import { withTimeout } from '../withTimeout.ts';
import type { GuardedWords } from './GuardedWords.ts';
import type { WordArea } from './wordAreas.ts';

/** Fetches an area's sentences, or (`own`) the merchant's of all areas; rejects when they cannot be fetched. */
export type LoadWords = (language: LanguageCode, part: WordArea | 'own') => Promise<Messages>;

/** One language of a site, whose areas load one by one. */
export class Vocabulary {
  readonly language: LanguageCode;
  readonly words: GuardedWords;
  readonly #load: LoadWords;
  readonly #there: Set<WordArea>;
  readonly #coming = new Map<WordArea | 'own', Promise<Messages>>();

  constructor(language: LanguageCode, words: GuardedWords, load: LoadWords, there: readonly WordArea[] = []) {
    this.language = language;
    this.words = words;
    this.#load = load;
    this.#there = new Set(there);
  }

  has(area: WordArea): boolean {
    return this.#there.has(area);
  }

  /** Fetches and adds the sentences of an area, with the merchant's own; rejects with a `ChunkFailure`. */
  async bring(area: WordArea): Promise<void> {
    const [own, shared] = await Promise.all([this.#fetch('own'), this.#fetch(area)]);
    this.words.learn(withOwnSentences(shared, own));
    this.#there.add(area);
  }

  #fetch(part: WordArea | 'own'): Promise<Messages> {
    const known = this.#coming.get(part);
    if (known !== undefined) return known;
    const coming = withTimeout(() => this.#load(this.language, part));
    this.#coming.set(part, coming);
    // Forgets a failed fetch, so that the next call retries.
    coming.catch(() => this.#coming.delete(part));
    return coming;
  }
}
