import { isLanguageCode } from '@baize/domain/languages';
import { languageAtom } from '@baize/features/preferences';
import { useSetAtom } from 'jotai';
import { useDropSearchParam } from '../routes/useDropSearchParam.ts';

/** Stores a chosen language, and removes `lang` from the address. */
export const useChooseLanguage = (): ((code: string) => void) => {
  const setLanguage = useSetAtom(languageAtom);
  const forgetWish = useDropSearchParam('lang');
  return (code) => {
    if (!isLanguageCode(code)) return;
    setLanguage(code);
    forgetWish();
  };
};
