import { useUndoChange, type UndoCode, type UndoneChange } from '@baize/features/security';
import { Button, ButtonLink } from '@baize/ui-kit/Button';
import { FormMessage } from '@baize/ui-kit/FormMessage';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hrefOf } from '../../site/routes/paths.ts';
import { bidiIsolate } from '../../site/words/bidiIsolate.ts';
import { useRefusalText } from '../../site/words/useRefusalText.ts';
import { RecoveryText } from './RecoveryPage.styles.ts';

/** Undoes a change of what protects an account, by the link of the message that told of it. */
export function UndoChange({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const [undone, setUndone] = useState<UndoneChange>();
  const { send, isBusy, refusal } = useUndoChange(setUndone);
  const refusalText = useRefusalText<UndoCode>({
    linkExpired: () => t({ id: 'recovery.linkExpired', message: 'This link has expired or was already used.' }),
    mobileTaken: () =>
      t({
        id: 'recovery.undo.taken',
        message: 'Your number belongs to another account now. Contact customer service.',
      }),
  });
  if (undone !== undefined) return <Undone {...undone} />;
  return (
    <>
      <RecoveryText>
        {t({
          id: 'recovery.undo.text',
          message: 'This takes back the change and all later ones, and logs the account out everywhere.',
        })}
      </RecoveryText>
      {refusal !== undefined && <FormMessage role="alert">{refusalText(refusal)}</FormMessage>}
      <Button variant="main" wide busy={isBusy} onClick={() => send(token)}>
        {t({ id: 'recovery.undo.action', message: 'Undo the change' })}
      </Button>
    </>
  );
}

function Undone({ account }: UndoneChange) {
  const { t } = useLingui();
  const name = bidiIsolate(account);
  return (
    <>
      <output>
        {t({
          id: 'recovery.undo.done',
          message: `The change to ${name} has been taken back. Log in and choose a new password.`,
        })}
      </output>
      <ButtonLink variant="main" wide href={hrefOf('login')}>
        {t({ id: 'recovery.undo.login', message: 'Log in' })}
      </ButtonLink>
    </>
  );
}
