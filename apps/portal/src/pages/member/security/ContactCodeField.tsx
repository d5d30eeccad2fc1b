import type { FormField } from '@baize/features/forms';
import { useContactCode, type Channel, type NewContact } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { TextField } from '@baize/ui-kit/TextField';
import { useLingui } from '@lingui/react/macro';
import { useSecurityRefusalText } from './useSecurityRefusalText.ts';

type ContactCodeFieldProps = {
  readonly field: FormField;
  readonly label: string;
  readonly channel: Channel;
  /** Returns the contact to bind, or undefined while it is not valid; absent for the bound contact. */
  readonly contactOf?: () => NewContact | undefined;
};

/** The field of a code sent to a contact, with the button that sends it and its countdown. */
export function ContactCodeField({ field, label, channel, contactOf }: ContactCodeFieldProps) {
  const { t } = useLingui();
  const { secondsLeft, isSending, isSent, refusal, send } = useContactCode(channel);
  const refusalText = useSecurityRefusalText();
  const handleSend = (): void => {
    const to = contactOf?.();
    if (contactOf === undefined || to !== undefined) send(to);
  };
  const sent = isSent
    ? t({ id: 'security.codeSent', message: 'We sent you a code. It is valid for 5 minutes.' })
    : undefined;
  return (
    <TextField
      {...field}
      label={label}
      error={field.error ?? (refusal && refusalText(refusal))}
      hint={sent}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={12}
      dir="ltr"
      beside={
        <Button busy={isSending} disabled={secondsLeft > 0} onClick={handleSend}>
          {secondsLeft > 0
            ? t({ id: 'security.codeAgain', message: `Resend in ${secondsLeft} s` })
            : t({ id: 'security.getCode', message: 'Get code' })}
        </Button>
      }
    />
  );
}
