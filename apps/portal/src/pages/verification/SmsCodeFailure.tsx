import type { SmsCodeRefusal, SmsCodeView } from '@baize/features/verification';
import { ConfirmDialog } from '@baize/ui-kit/ConfirmDialog';
import { useLingui } from '@lingui/react/macro';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { usePhoneAuthSentences } from './usePhoneAuthSentences.ts';
import { useVerificationSentences } from './useVerificationSentences.ts';

type SmsCodeFailureProps = {
  readonly failure: NonNullable<SmsCodeView['failure']>;
  readonly onRead: () => void;
};

/** The dialog that says why a code was not sent (REQ-105). */
export function SmsCodeFailure({ failure, onRead }: SmsCodeFailureProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText<SmsCodeRefusal['code']>({
    ...usePhoneAuthSentences(),
    ...useVerificationSentences(),
    fieldRule: () => t({ id: 'field.acceptedPattern', message: 'This is not in the right format' }),
  });
  return (
    <ConfirmDialog
      open
      title={refusalText(failure)}
      confirmLabel={t({ id: 'login.codeFailureRead', message: 'Submit' })}
      onConfirm={onRead}
      onCancel={onRead}
    />
  );
}
