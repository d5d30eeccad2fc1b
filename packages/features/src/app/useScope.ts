import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useFeatures } from './FeaturesProvider.tsx';
import { languageAtom } from './language.atoms.ts';
import { mountedAtom } from './lifetime.atoms.ts';
import type { Scope } from './scope.rules.ts';
import { leavingAtom, passwordChangeAtom, sessionAtom } from './session.atoms.ts';

/**
 * The scope of the calls made below a provider; not ready in the first render, nor while another password is owed
 * (REQ-107) or the session is being left.
 */
export const useScope = (): Scope => {
  const { gateway, merchant } = useFeatures();
  const mounted = useAtomValue(mountedAtom);
  const language = useAtomValue(languageAtom);
  const session = useAtomValue(sessionAtom);
  const token = session.state === 'anonymous' ? undefined : session.token;
  const owesPassword = useAtomValue(passwordChangeAtom) && token !== undefined;
  const isLeft = useAtomValue(leavingAtom) === token;
  const ready = mounted && !owesPassword && !isLeft;
  return useMemo(() => ({ gateway, merchant, language, token, ready }), [gateway, merchant, language, token, ready]);
};
