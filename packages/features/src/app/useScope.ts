import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useFeatures } from './FeaturesProvider.tsx';
import { languageAtom } from './language.atoms.ts';
import { mountedAtom } from './lifetime.atoms.ts';
import type { Scope } from './scope.rules.ts';
import { leavingAtom, passwordChangeAtom, sessionAtom } from './session.atoms.ts';

/**
 * Scope of the calls made below a provider; not ready in the first render and during a log-out. A member who must
 * change the password reads what a visitor reads: the gateway answers nothing else (REQ-107).
 */
export const useScope = (): Scope => {
  const { gateway, merchant } = useFeatures();
  const mounted = useAtomValue(mountedAtom);
  const language = useAtomValue(languageAtom);
  const session = useAtomValue(sessionAtom);
  const owesPassword = useAtomValue(passwordChangeAtom);
  const token = session.state === 'anonymous' || owesPassword ? undefined : session.token;
  const isLeft = useAtomValue(leavingAtom) === token;
  const ready = mounted && !isLeft;
  return useMemo(() => ({ gateway, merchant, language, token, ready }), [gateway, merchant, language, token, ready]);
};
