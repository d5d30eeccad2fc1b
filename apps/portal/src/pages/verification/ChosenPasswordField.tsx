import { demandsMet, type FieldRule } from '@baize/features/registration';
import type { FormField } from '@baize/features/forms';
import { NewPasswordField } from '@baize/ui-kit/NewPasswordField';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFieldFaultText } from '../../words/useFieldFaultText.ts';

interface ChosenPasswordFieldProps {
  readonly field: FormField;
  readonly rule: FieldRule | undefined;
  readonly label: string;
}

/** A password that is chosen, with what the merchant's rule asks of it ticked off while it is typed. */
export function ChosenPasswordField({ field, rule, label }: ChosenPasswordFieldProps) {
  const { t } = useLingui();
  const say = useFieldFaultText();
  const [typed, setTyped] = useState(field.defaultValue ?? '');
  const { hint: _, ...rest } = field;
  return (
    <NewPasswordField
      {...rest}
      label={label}
      dir="ltr"
      requirements={
        rule === undefined ? [] : demandsMet(rule, typed.trim()).map(({ demand, met }) => ({ text: say(demand), met }))
      }
      metText={t({ id: 'field.met', message: 'met' })}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
