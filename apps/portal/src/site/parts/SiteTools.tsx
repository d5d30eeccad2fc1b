import { languages } from '@baize/domain/languages';
import { LanguageSwitch } from '@baize/ui-kit/LanguageSwitch';
import { SchemeSwitch } from '@baize/ui-kit/SchemeSwitch';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../SiteContext.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';
import { useScheme } from './useScheme.ts';

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
