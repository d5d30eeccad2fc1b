import { languages, isLanguageCode } from '@baize/domain/languages';
import { LanguageSwitch } from '@baize/ui-kit/LanguageSwitch';
import { SchemeSwitch } from '@baize/ui-kit/SchemeSwitch';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../SiteContext.ts';
import { useScheme } from './useScheme.ts';
import { languageAtom } from '@baize/features/preferences';
import { useSetAtom } from 'jotai';
import { useDropSearchParam } from '../routes/useDropSearchParam.ts';

type SiteToolsProps = {
  /** Shows the name of the language at every width. */
  readonly wide?: boolean;
};

/** The switches for language and theme: in the header, on narrow screens in the drawer. */
export function SiteTools({ wide }: SiteToolsProps) {
  const { t } = useLingui();
  const { language, effective } = useSite();
  const { toggle } = useScheme();
  return (
    <>
      <LanguageSwitch
        label={t({ id: 'header.language', message: 'Language' })}
        value={language}
        options={effective.languages.map((code) => ({
          code,
          tag: languages[code].tag,
          name: languages[code].nativeName,
        }))}
        onChange={useChooseLanguage()}
        wide={wide}
      />
      <SchemeSwitch label={t({ id: 'header.theme', message: 'Theme' })} onToggle={toggle} />
    </>
  );
}

/** Stores a chosen language, and removes `lang` from the address. */
const useChooseLanguage = (): ((code: string) => void) => {
  const setLanguage = useSetAtom(languageAtom);
  const forgetWish = useDropSearchParam('lang');
  return (code) => {
    if (!isLanguageCode(code)) return;
    setLanguage(code);
    forgetWish();
  };
};
