import { isLanguageCode, languages, timeFormats, type TimeFormat } from '@baize/domain/languages';
import { followLanguageAtom, timeFormatAtom } from '@baize/features/preferences';
import { useChangeProfile, type MemberProfile } from '@baize/features/profile';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { Select } from '@baize/ui-kit/Select';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useDropSearchParam } from '../../../site/routes/useDropSearchParam.ts';
import { useSite } from '../../../site/SiteContext.ts';
import { MoneyPart } from '../moneyOut/MoneyOut.styles.ts';
import { useProfileRefusalText } from './useProfileRefusalText.ts';
import { useSaved } from './useSaved.ts';

type PreferencesPartProps = { readonly profile: Pick<MemberProfile, 'timeFormat'> };

const isTimeFormat = (value: string): value is TimeFormat => timeFormats.some((one) => one === value);

/** Language and time format. This device follows the gateway's answer, whichever device changed it. */
export function PreferencesPart({ profile: { timeFormat } }: PreferencesPartProps) {
  const { t } = useLingui();
  const { language, effective } = useSite();
  const saved = useSaved();
  const setLanguage = useSetAtom(followLanguageAtom);
  const forgetWish = useDropSearchParam('lang');
  const setTimeFormat = useSetAtom(timeFormatAtom);
  useEffect(() => setTimeFormat(timeFormat), [setTimeFormat, timeFormat]);
  const { change, isBusy, sending, refusal } = useChangeProfile(saved);
  const shownFormat = (sending?.change === 'preferences' ? sending.timeFormat : undefined) ?? timeFormat;
  const refusalText = useProfileRefusalText();
  const handleLanguage = (code: string): void => {
    if (!isLanguageCode(code)) return;
    setLanguage(code);
    forgetWish();
    change({ change: 'preferences', language: code });
  };
  const title = t({ id: 'profile.preferences', message: 'Language and time' });
  const timeLabels: Readonly<Record<TimeFormat, string>> = {
    auto: t({ id: 'profile.time.auto', message: 'As usual in the language' }),
    h12: t({ id: 'profile.time.h12', message: '12 hours, such as 5:30 PM' }),
    h23: t({ id: 'profile.time.h23', message: '24 hours, such as 17:30' }),
  };
  return (
    <MoneyPart aria-label={title}>
      <h2>{title}</h2>
      <Select
        name="language"
        label={t({ id: 'profile.language', message: 'Language of the site' })}
        value={language}
        onChange={({ target }) => handleLanguage(target.value)}
        options={effective.languages.map((code) => ({ value: code, label: languages[code].nativeName }))}
      />
      <Select
        name="timeFormat"
        label={t({ id: 'profile.time', message: 'Time format' })}
        value={shownFormat}
        disabled={isBusy}
        onChange={({ target }) => {
          if (isTimeFormat(target.value)) change({ change: 'preferences', timeFormat: target.value });
        }}
        options={timeFormats.map((value) => ({ value, label: timeLabels[value] }))}
      />
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
    </MoneyPart>
  );
}
