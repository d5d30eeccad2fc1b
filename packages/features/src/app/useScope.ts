import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useFeatures } from './FeaturesProvider.tsx';
import { languageAtom } from './language.atoms.ts';
import { mountedAtom } from './lifetime.atoms.ts';
import type { Scope } from './scope.rules.ts';
import { sessionAtom } from './session.atoms.ts';

/** The scope of the calls made below a provider; not ready in the first render. */
export const useScope = (): Scope => {
  const { gateway, merchant } = useFeatures();
  const ready = useAtomValue(mountedAtom);
  const language = useAtomValue(languageAtom);
  const session = useAtomValue(sessionAtom);
  const token = session.state === 'anonymous' ? undefined : session.token;
  return useMemo(() => ({ gateway, merchant, language, token, ready }), [gateway, merchant, language, token, ready]);
};
