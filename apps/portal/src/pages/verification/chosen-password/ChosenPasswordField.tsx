import { demandsOf, type FieldRule } from '@baize/domain/field-rules';
import type { FormField } from '@baize/features/forms';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../site/words/lazyWithWords.tsx';
import { useFieldErrorText } from '../../../site/words/useFieldErrorText.ts';
import { DemandRoom } from './ChosenPasswordField.styles.ts';
import type { PasswordDemandsProps } from './PasswordDemands.tsx';

type ChosenPasswordFieldProps = {
  readonly field: FormField;
  readonly rule: FieldRule | undefined;
  readonly label: string;
};

const PasswordDemands = lazyPart<PasswordDemandsProps>('general', () =>
  import('./PasswordDemands.tsx').then(
    (chunk) => chunk.PasswordDemands,
    () => PlainDemands,
  ),
);

/** The field of a new password, with the requirements of the merchant's rule, ticked off while typing. */
export function ChosenPasswordField({ field, rule, label }: ChosenPasswordFieldProps) {
  const id = useId();
  const { hint: _, ...rest } = field;
  const [typed, setTyped] = useState(field.defaultValue ?? '');
  return (
    <PasswordField
      {...rest}
      label={label}
      autoComplete="new-password"
      dir="ltr"
      aria-describedby={id}
      onChange={(event) => setTyped(event.target.value)}
      after={
        rule && (
          <div id={id}>
            <Suspense fallback={<PlainDemands rule={rule} />}>
              <PasswordDemands rule={rule} typed={typed} />
            </Suspense>
          </div>
        )
      }
    />
  );
}

// The fallback: the same lines in the same place, without ticks.
function PlainDemands({ rule }: Pick<PasswordDemandsProps, 'rule'>) {
  const say = useFieldErrorText();
  return (
    <DemandRoom>
      {demandsOf(rule)
        .map(say)
        .map((text) => (
          <li key={text}>{text}</li>
        ))}
    </DemandRoom>
  );
}
