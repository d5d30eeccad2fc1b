import { useAtomValue } from 'jotai/react';
import { siteLanguagesAtom } from '../app/index.ts';
import { subCategories } from './gameList.rules.ts';
import type { SubCategory } from './gameList.rules.ts';

/** The sub-categories of slots that this site shows (REQ-177). */
export const useSubCategories = (): readonly SubCategory[] => subCategories(useAtomValue(siteLanguagesAtom).offered);
