import { useOwnPassword } from '@baize/features/session/login';
import { useStartUp } from '@baize/features/system';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** A voluntary change of the password. `onDone` gets false when it was cancelled. */
export function OwnPasswordDialog({ onDone }: { readonly onDone: (changed: boolean) => void }) {
  const { t } = useLingui();
  const { startUp } = useStartUp();
  const { change, prepare } = useOwnPassword(startUp?.fieldRules ?? [], (kind) => onDone(kind === 'changed'));
  useEffect(prepare, [prepare]);
  const text = t({ id: 'changePassword.own', message: 'You will be logged out everywhere else.' });
  return <ChangePasswordDialog change={change} text={text} />;
}
