import { useAtom } from 'jotai/react';
import { useEffect, useState } from 'react';
import { namedAtom } from './social.atoms.ts';
import { givenIn } from './social.rules.ts';
import type { SocialInput } from './social.types.ts';

/** What somebody signs in with: who was named in a provider's window, else what came back with the address. It serves once. */
export const useGiven = (search: string): SocialInput['given'] => {
  const [named, keepNamed] = useAtom(namedAtom);
  const [given] = useState(() => named ?? givenIn(search));
  useEffect(() => keepNamed(undefined), [keepNamed]);
  return given;
};
