import { readMobileNumber, type NumberPlan } from '@baize/domain/mobile-numbers';
import type { FieldChecks } from '@baize/features/forms';
import type { CountriesView } from '@baize/features/system';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useSite } from '../../../app/SiteContext.ts';
import { countryNames, dialingCodeText } from '../country/countryNames.ts';
import { numberPlan } from './numberPlan.ts';

export interface NumberCheckProps {
  /** Around the fields `countryDialingCode` and `mobileNum`. */
  readonly row: RefObject<HTMLElement | null>;
  readonly countries: CountriesView['countries'];
  readonly onCheck: (checks: FieldChecks | undefined) => void;
}

/**
 * Holds a mobile number against those of its country, once they are there: a number that is one stands as its country
 * writes it, whichever way it was typed. Without them the gateway has the only word.
 */
export function NumberCheck({ row, countries, onCheck }: NumberCheckProps) {
  const { t } = useLingui();
  const { language } = useSite();
  const sentence = useEffectEvent((field: HTMLInputElement | HTMLSelectElement): string => {
    const chosen = field instanceof HTMLSelectElement ? countries[field.selectedIndex] : undefined;
    const country = chosen === undefined ? dialingCodeText(field.value) : countryNames(language)(chosen.countryCode);
    return t({ id: 'verification.noMobileNumber', message: `This is no mobile number of ${country}` });
  });
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
      // What was typed before it was known is looked at as if the field were left now.
      if (field?.value && document.activeElement !== field)
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    };
    const handleChange = (event: Event): void => {
      if (event.target === code()) void follow();
    };
    onCheck({
      mobileNum: (typed) => {
        const field = code();
        return field === null || typed === '' || read(typed) !== undefined ? undefined : sentence(field);
      },
    });
    void follow();
    around.addEventListener('focusout', tidy);
    around.addEventListener('change', handleChange);
    // Before the form looks at its fields.
    form?.addEventListener('submit', tidy, true);
    return () => {
      onCheck(undefined);
      around.removeEventListener('focusout', tidy);
      around.removeEventListener('change', handleChange);
      form?.removeEventListener('submit', tidy, true);
    };
  }, [row, onCheck]);
  return null;
}
