import type { FieldRule } from '@baize/features/registration';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { TextField } from '@baize/ui-kit/TextField';
import type { WordedForm } from '../../site/words/useWordedForm.ts';
import { ChosenPasswordField } from '../verification/chosen-password/ChosenPasswordField.tsx';
import { useLingui } from '@lingui/react/macro';

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

/** The labels of registration fields, by the keys of their rules (REQ-135). */
const useDetailLabels = (): Readonly<Record<string, string>> => {
  const { t } = useLingui();
  return {
    username: t({ id: 'registration.username', message: 'Username' }),
    password: t({ id: 'registration.password', message: 'Password' }),
    confirmPassword: t({ id: 'registration.confirmPassword', message: 'Repeat password' }),
    payeeName: t({ id: 'registration.payeeName', message: 'Full name' }),
    paymentPassword: t({ id: 'registration.paymentPassword', message: 'Payment password' }),
    email: t({ id: 'registration.email', message: 'E-mail' }),
    qqNum: t({ id: 'registration.qqNum', message: 'QQ number' }),
    line: t({ id: 'registration.line', message: 'LINE ID' }),
    whatsapp: t({ id: 'registration.whatsapp', message: 'WhatsApp' }),
    facebook: t({ id: 'registration.facebook', message: 'Facebook' }),
    wechat: t({ id: 'registration.wechat', message: 'WeChat' }),
    idNumber: t({ id: 'registration.idNumber', message: 'ID number' }),
    affiliateCode: t({ id: 'registration.affiliateCode', message: 'Invitation code' }),
    recommenderId: t({ id: 'registration.recommenderId', message: 'Invited by' }),
  };
};
