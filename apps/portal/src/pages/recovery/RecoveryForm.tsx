import type { Recovery } from '@baize/features/recovery';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import type { ReactNode } from 'react';
import type { WordedForm } from '../../site/words/useWordedForm.ts';
import { RecoveryText } from './RecoveryPage.styles.ts';

type RecoveryFormProps = {
  readonly form: Pick<WordedForm, 'props'>;
  readonly busy: boolean;
  readonly onFocus: Recovery['prepare'];
  /** Explains the form, above its fields. */
  readonly text: string;
  /** The label of the submit button. */
  readonly action: string;
  readonly children: ReactNode;
};

/** The form shared by all steps of a recovery: text, fields, submit button. */
export function RecoveryForm({ form, busy, onFocus, text, action, children }: RecoveryFormProps) {
  return (
    <Form
      {...form.props}
      busy={busy}
      onFocus={onFocus}
      actions={
        <Button type="submit" variant="main" wide busy={busy}>
          {action}
        </Button>
      }
    >
      <RecoveryText>{text}</RecoveryText>
      {children}
    </Form>
  );
}
