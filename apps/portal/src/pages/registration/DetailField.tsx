import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextField } from '@baize/ui-kit/TextField';
import type { WordedForm } from '../../words/useWordedForm.ts';
import { useDetailLabels } from './useDetailLabels.ts';

interface DetailFieldProps {
  readonly name: string;
  readonly form: WordedForm;
}

/** How a browser may fill a field in; what is not here is the merchant's own and is filled in by hand. */
const autoComplete: Readonly<Record<string, string>> = { username: 'username', payeeName: 'name', email: 'email' };

/** One field of the details by its rule's key, the password with its repetition (REQ-121, REQ-122, REQ-130). */
export function DetailField({ name, form }: DetailFieldProps) {
  const labels = useDetailLabels();
  const label = labels[name] ?? name;
  if (name === 'password' || name === 'paymentPassword')
    return (
      <>
        <PasswordField {...form.field(name)} label={label} autoComplete="new-password" dir="ltr" />
        {name === 'password' && (
          <PasswordField
            {...form.field('confirmPassword')}
            label={labels['confirmPassword'] ?? name}
            autoComplete="new-password"
            dir="ltr"
          />
        )}
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
