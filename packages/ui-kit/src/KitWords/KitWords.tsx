import { createContext, type ReactNode, useContext } from 'react';

/** The kit's own texts in the player's language. */
export type KitWords = {
  close: string;
  loading: string;
  menu: string;
  more: string;
  /** Includes the field's label, so that names are unique on a screen with two password fields. */
  showPassword: (field: string) => string;
  hidePassword: (field: string) => string;
  play: string;
  tryGame: string;
  pause: string;
  resume: string;
  previous: string;
  next: string;
  /** Description of a group of controls that is a single tab stop. */
  arrowKeys: string;
  new: string;
  maintenance: string;
  fullScreen: string;
  openInTab: string;
  slideOf: (slide: number, count: number) => string;
  /** Name of a shelf's row of vendors, unlike that of its row of games. */
  vendorsOf: (shelf: string) => string;
};

const KitWordsContext = createContext<KitWords | undefined>(undefined);

export type KitWordsProviderProps = { words: KitWords; children: ReactNode };

/** Provides the kit's texts; render once at the root of the application. */
export function KitWordsProvider({ words, children }: KitWordsProviderProps) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>;
}

/** The texts of the nearest provider; throws without one. */
export const useKitWords = (): KitWords => {
  const words = useContext(KitWordsContext);
  if (!words) throw new Error('No words for the kit: wrap the application in <KitWordsProvider words={…}>.');
  return words;
};
