export { type KitWords, KitWordsProvider, type KitWordsProviderProps, useKitWords } from './KitWords.tsx';
