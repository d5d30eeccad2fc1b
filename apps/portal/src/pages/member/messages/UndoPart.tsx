import { useSecurity, useUndoOwnChange, type ProofKind } from '@baize/features/security';
import { Button } from '@baize/ui-kit/Button';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';
import { hrefOf } from '../../../site/routes/paths.ts';
import { bidiIsolate } from '../../../site/words/bidiIsolate.ts';
import { useDateTime } from '../../../site/words/useDateTime.ts';
import { ConfirmChange } from '../security/ConfirmChange.tsx';
import { UndoFrame } from './MessagesPage.styles.ts';

type UndoPartProps = { readonly messageId: string; readonly until: string };

/** The button that undoes the change that a message tells of, and until when it does. */
export function UndoPart({ messageId, until }: UndoPartProps) {
  const { t } = useLingui();
  const end = useDateTime()(until);
  const [isOpen, setOpen] = useState(false);
  return (
    <UndoFrame>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t({ id: 'recovery.undo.action', message: 'Undo the change' })}
      </Button>
      <span>{t({ id: 'messages.undo.until', message: `Possible until ${end}.` })}</span>
      {isOpen && <UndoDialog messageId={messageId} onClose={() => setOpen(false)} />}
    </UndoFrame>
  );
}

type UndoDialogProps = { readonly messageId: string; readonly onClose: () => void };

/** Asks for the secret that confirms changes, once it is known which. */
function UndoDialog(props: UndoDialogProps) {
  const { data: security, error } = useSecurity();
  if (security === undefined && error === undefined) return null;
  return <Confirmation {...props} kind={security?.proof ?? 'password'} />;
}

function Confirmation({ messageId, kind, onClose }: UndoDialogProps & { readonly kind: ProofKind }) {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const navigate = useNavigate();
  const call = useUndoOwnChange(messageId, kind, ({ account }) => {
    const name = bidiIsolate(account);
    notify({
      tone: 'success',
      text: t({
        id: 'recovery.undo.done',
        message: `The change to ${name} has been taken back. Log in and choose a new password.`,
      }),
    });
    void navigate(hrefOf('home'));
  });
  return (
    <ConfirmChange
      title={t({ id: 'recovery.undo.action', message: 'Undo the change' })}
      text={t({
        id: 'recovery.undo.text',
        message: 'This takes back the change and all later ones, and logs the account out everywhere.',
      })}
      action={t({ id: 'recovery.undo.action', message: 'Undo the change' })}
      kind={kind}
      call={call}
      onClose={onClose}
    />
  );
}
