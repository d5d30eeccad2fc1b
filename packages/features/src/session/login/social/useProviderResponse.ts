import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { namedAtom } from './social.atoms.ts';
import { providerResponseIn } from './social.rules.ts';
import type { SocialInput } from './social.types.ts';

/** Returns the account chosen in a provider's window, which serves once, else the response in the address. */
export const useProviderResponse = (search: string): SocialInput['given'] => {
  const [named, keepNamed] = useAtom(namedAtom);
  const [given] = useState(() => named ?? providerResponseIn(search));
  useEffect(() => keepNamed(undefined), [keepNamed]);
  return given;
};
