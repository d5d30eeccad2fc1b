import type { FieldRule } from '@baize/features/registration';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextField } from '@baize/ui-kit/TextField';
import type { WordedForm } from '../../site/words/useWordedForm.ts';
import { ChosenPasswordField } from '../verification/chosen-password/ChosenPasswordField.tsx';
import { useDetailLabels } from './useDetailLabels.ts';

type DetailFieldProps = {
  readonly rule: FieldRule;
  readonly form: Pick<WordedForm, 'field'>;
};

/** The `autocomplete` token of each field; a field without one is the merchant's own and is never autofilled. */
const autoComplete: Readonly<Record<string, string>> = { username: 'username', payeeName: 'name', email: 'email' };

/** One field of the details by its rule; a password comes with its repetition (REQ-121, REQ-122, REQ-130). */
export function DetailField({ rule, form }: DetailFieldProps) {
  const labels = useDetailLabels();
  const { key: name } = rule;
  const label = labels[name] ?? name;
  if (name === 'paymentPassword') return <ChosenPasswordField field={form.field(name)} rule={rule} label={label} />;
  if (name === 'password')
    return (
      <>
        <ChosenPasswordField field={form.field(name)} rule={rule} label={label} />
        <PasswordField
          {...form.field('confirmPassword')}
          label={labels['confirmPassword'] ?? name}
          autoComplete="new-password"
          dir="ltr"
        />
      </>
    );
  return (
    <TextField
      {...form.field(name)}
      label={label}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete={autoComplete[name] ?? 'off'}
      autoCapitalize={name === 'payeeName' ? 'words' : 'off'}
      spellCheck={false}
      dir={name === 'payeeName' ? 'auto' : 'ltr'}
    />
  );
}
