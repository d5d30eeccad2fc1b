import type { ChangeEvent } from 'react';
import { Icon } from '../Icon/index.ts';
import { LanguageFrame } from './LanguageSwitch.styles.ts';

export type LanguageOption = {
  code: string;
  /** BCP 47 tag, for speech synthesis and the script's typography. */
  tag: string;
  /** The language's own name. */
  name: string;
};

export type LanguageSwitchProps = {
  /** Accessible name, e.g. "Language". */
  label: string;
  value: string;
  options: readonly LanguageOption[];
  onChange: (code: string) => void;
  /** Shows the current language's name at every width, not only on wide screens. */
  wide?: boolean | undefined;
};

/** A native select of languages, each by its own name. */
export function LanguageSwitch({ label, value, options, onChange, wide }: LanguageSwitchProps) {
  const current = options.find(({ code }) => code === value);
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange(event.target.value);
  };
  return (
    <LanguageFrame data-wide={wide || undefined}>
      <Icon icon="globe" />
      <span aria-hidden="true" lang={current?.tag}>
        {current?.name}
      </span>
      <select aria-label={label} value={value} onChange={handleChange}>
        {options.map(({ code, tag, name }) => (
          <option key={code} value={code} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </LanguageFrame>
  );
}
