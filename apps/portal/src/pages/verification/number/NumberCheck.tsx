import { foreignCode, readMobileNumber, type NumberPlan } from '@baize/domain/mobile-numbers';
import type { FieldChecks } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useSite } from '../../../site/SiteContext.ts';
import { countryNames, dialingCodeText } from '../country/countryNames.ts';
import { numberPlan } from './numberPlan.ts';

export type NumberCheckProps = {
  /** The element that contains the fields `countryDialingCode` and `mobileNum`. */
  readonly row: RefObject<HTMLElement | null>;
  readonly countries: CountriesView['countries'];
  readonly onCheck: (checks: FieldChecks | undefined) => void;
};

/**
 * Validates a mobile number against the numbering plan of its country, once that has loaded. A valid number is
 * reformatted in the country's own style. A number that begins with another country's code gets an error and a button
 * that selects that country. Without a plan only the gateway validates.
 */
export function NumberCheck({ row, countries, onCheck }: NumberCheckProps) {
  const { t } = useLingui();
  const { language } = useSite();
  const [foreign, setForeign] = useState<string>();
  const nameOf = countryNames(language);
  const countryOf = (code: string) => countries.find(({ countryDialingCode }) => countryDialingCode === code);
  const sentence = useEffectEvent((field: HTMLInputElement | HTMLSelectElement, other: string | undefined): string => {
    const chosen = field instanceof HTMLSelectElement ? countries[field.selectedIndex] : undefined;
    const country = chosen === undefined ? dialingCodeText(field.value) : nameOf(chosen.countryCode);
    const found = other === undefined ? undefined : countryOf(other);
    if (found === undefined)
      return t({ id: 'verification.noMobileNumber', message: `Not a mobile number in this country: ${country}` });
    const otherCountry = nameOf(found.countryCode);
    const code = dialingCodeText(found.countryDialingCode);
    return t({
      id: 'verification.otherCountry',
      message: `${code} is the code of ${otherCountry}. Choose that country or enter a number of ${country}.`,
    });
  });
  const otherThan = useEffectEvent((typed: string, plan: NumberPlan | undefined) =>
    plan === undefined
      ? undefined
      : foreignCode(
          typed,
          plan,
          countries.map(({ countryDialingCode }) => countryDialingCode),
        ),
  );
  useEffect(() => {
    const around = row.current;
    if (around === null) return undefined;
    const code = () => around.querySelector<HTMLInputElement | HTMLSelectElement>('[name=countryDialingCode]');
    const number = () => around.querySelector<HTMLInputElement>('[name=mobileNum]');
    const form = number()?.form;
    let plan: NumberPlan | undefined;
    const read = (typed: string): string | undefined =>
      plan !== undefined && plan.code === code()?.value ? readMobileNumber(typed, plan) : typed;
    const tidy = (): void => {
      const field = number();
      const whole = read(field?.value ?? '');
      if (field !== null && whole !== undefined) field.value = whole;
    };
    const follow = async (): Promise<void> => {
      const found = await numberPlan(code()?.value ?? '');
      if (!around.isConnected || found?.code !== code()?.value) return;
      plan = found;
      const field = number();
      // Input typed before the plan had loaded is checked as if the field lost the focus now.
      if (field?.value && document.activeElement !== field)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    const handleChange = (event: Event): void => {
      if (event.target === code()) void follow();
    };
    onCheck({
      mobileNum: (typed) => {
        const field = code();
        const isInvalid = field !== null && typed !== '' && read(typed) === undefined;
        const other = isInvalid ? otherThan(typed, plan) : undefined;
        setForeign(other);
        return isInvalid ? sentence(field, other) : undefined;
      },
    });
    void follow();
    around.addEventListener('focusout', tidy);
    around.addEventListener('change', handleChange);
    // In the capture phase, before the form validates its fields.
    form?.addEventListener('submit', tidy, true);
    return () => {
      onCheck(undefined);
      around.removeEventListener('focusout', tidy);
      around.removeEventListener('change', handleChange);
      form?.removeEventListener('submit', tidy, true);
    };
  }, [row, onCheck]);

  const found = foreign === undefined ? undefined : countryOf(foreign);
  if (found === undefined) return null;
  const name = nameOf(found.countryCode);
  const choose = (code: string) => {
    const field = row.current?.querySelector<HTMLSelectElement>('select[name=countryDialingCode]');
    if (!field) return;
    field.value = code;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    row.current?.querySelector<HTMLInputElement>('[name=mobileNum]')?.focus();
  };
  return (
    <Button onClick={() => choose(found.countryDialingCode)}>
      {t({ id: 'verification.useCountry', message: `Change to ${name}` })}
    </Button>
  );
}
