import { useAtomValue } from 'jotai/react';
import { siteLanguagesAtom } from '../app/index.ts';
import { subCategories } from './gameList.rules.ts';
import type { SubCategory } from './gameList.rules.ts';

/** The slot sub-categories that this site offers (REQ-177). */
export const useSubCategories = (): readonly SubCategory[] => subCategories(useAtomValue(siteLanguagesAtom).offered);
