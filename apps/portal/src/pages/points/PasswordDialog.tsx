import { passwordFields, refusedSpendField, useSpend, type Spending } from '@baize/features/points';
import { Button } from '@baize/ui-kit/Button';
import { Dialog } from '@baize/ui-kit/Dialog';
import { Form } from '@baize/ui-kit/Form';
import { PasswordField } from '@baize/ui-kit/PasswordField';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../site/parts/notices.atoms.ts';
import { useWordedForm } from '../../site/words/useWordedForm.ts';
import { useSpendRefusalText } from './useSpendRefusalText.ts';

type PasswordDialogProps = {
  readonly spending: Spending;
  readonly title: string;
  /** States the points to be spent, and what for. */
  readonly text: string;
  /** The label of the submit button. */
  readonly action: string;
  /** The notice shown after success. */
  readonly done: string;
  readonly onDone?: (() => void) | undefined;
  readonly onClose: () => void;
};

/** The dialog that requires the login password before points are spent; a refusal is shown in it (REQ-216). */
export function PasswordDialog({ spending, title, text, action, done, onDone, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const refusalText = useSpendRefusalText();
  const { spend, isBusy, refusal } = useSpend(spending, () => {
    notify({ tone: 'success', text: done });
    onDone?.();
    onClose();
  });
  const { props, field } = useWordedForm({
    rules: passwordFields,
    refusal,
    refusedField: refusedSpendField,
    refusalText,
    onSubmit: ({ password = '' }) => spend(password),
  });
  return (
    <Dialog open onClose={onClose} dismissible={!isBusy} title={title}>
      <Form
        {...props}
        busy={isBusy}
        actions={
          <Button type="submit" variant="main" wide busy={isBusy}>
            {action}
          </Button>
        }
      >
        <p>{text}</p>
        <PasswordField
          {...field('password')}
          label={t({ id: 'points.password', message: 'Your login password' })}
          autoComplete="current-password"
          dir="ltr"
        />
      </Form>
    </Dialog>
  );
}
