import { requiredRule } from '@baize/domain/field-rules';
import type { Social } from '@baize/features/session/login/social';
import { Button } from '@baize/ui-kit/Button';
import { Form } from '@baize/ui-kit/Form';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { focusHeading } from '../../../site/routes/useScrollAndFocus.ts';
import { usePageTitle } from '../../../site/screens/usePageTitle.ts';
import { useWordedForm } from '../../../site/words/useWordedForm.ts';
import { TermsField } from '../../TermsField.tsx';
import { useSignInRefusalText } from './useSignInRefusalText.ts';

const rules = [requiredRule('terms')];

/** The form in which a new player agrees to the terms, which opens the account (REQ-123, D14). */
export function NewcomerForm({ social }: { readonly social: Social }) {
  const { t } = useLingui();
  const { newcomer, registering, refusal } = social;
  const form = useWordedForm({
    rules,
    refusal,
    refusalText: useSignInRefusalText(),
    onSubmit: social.agree,
  });
  const title = t({ id: 'signIn.title', message: 'Open your account' });
  usePageTitle(title);
  // Focuses the heading, so that a screen reader announces that this is no login any more.
  useEffect(focusHeading, []);
  const name = newcomer?.name ?? '';
  return (
    <>
      <h1>{title}</h1>
      <Form
        {...form.props}
        busy={registering}
        actions={
          <Button type="submit" variant="main" wide busy={registering}>
            {t({ id: 'signIn.open', message: 'Open my account' })}
          </Button>
        }
      >
        <p>
          {name === ''
            ? t({ id: 'signIn.newcomer', message: 'You have no account here yet. One more step opens it.' })
            : t({
                id: 'signIn.newcomerNamed',
                message: `${name}, you have no account here yet. One more step opens it.`,
              })}
        </p>
        <TermsField field={form.field('terms')} />
      </Form>
    </>
  );
}
