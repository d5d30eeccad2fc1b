import { createContext, type ReactNode, useContext } from 'react';

/** The words that components of the kit say by themselves, in the player's language. */
export type KitWords = {
  close: string;
  loading: string;
  menu: string;
  more: string;
  /** Named by its field, so that two of them on one screen are told apart. */
  showPassword: (field: string) => string;
  hidePassword: (field: string) => string;
  play: string;
  tryGame: string;
  pause: string;
  resume: string;
  previous: string;
  next: string;
  /** Describes a group of controls that is one stop of the Tab key. */
  arrowKeys: string;
  new: string;
  maintenance: string;
  fullScreen: string;
  openInTab: string;
  slideOf: (slide: number, count: number) => string;
  /** Names a shelf's row of vendors, so that it and the row of its games are told apart. */
  vendorsOf: (shelf: string) => string;
};

const KitWordsContext = createContext<KitWords | undefined>(undefined);

export type KitWordsProviderProps = { words: KitWords; children: ReactNode };

/** Gives the kit its words once, at the root of the application. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

/** The words of the nearest provider; its absence is a mistake of the application and throws. */
export function useKitWords(): KitWords {
  const words = useContext(KitWordsContext);
  if (!words) throw new Error('No words for the kit: wrap the application in <KitWordsProvider words={…}>.');
  return words;
}
