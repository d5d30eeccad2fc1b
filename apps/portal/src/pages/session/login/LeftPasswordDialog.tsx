import { useLeftPassword } from '@baize/features/session/login';
import type { FieldRule } from '@baize/domain/field-rules';
import { useStartUp } from '@baize/features/system';
import { useEffect } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useMove } from '../../../site/routes/useMove.ts';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

/** Resumes a required password change whose login form is gone, then leads home (REQ-107). */
export function LeftPasswordDialog() {
  const { startUp } = useStartUp();
  return startUp && <RuledDialog rules={startUp.fieldRules} />;
}

function RuledDialog({ rules }: { readonly rules: readonly FieldRule[] }) {
  const move = useMove();
  const { change, prepare } = useLeftPassword(rules, () => move(hrefOf('home')));
  useEffect(prepare, [prepare]);
  return <ChangePasswordDialog change={change} />;
}
