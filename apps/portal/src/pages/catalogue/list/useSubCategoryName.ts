import type { SubCategory } from '@baize/features/catalogue';
import { useLingui } from '@lingui/react/macro';

/** Returns the labels of the sub-categories of slots (REQ-177). */
export const useSubCategoryName = (): ((kind: SubCategory) => string) => {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'SC':
        return t({ id: 'games.SC', message: 'Scratch cards' });
      case 'VP':
        return t({ id: 'games.VP', message: 'Video poker' });
      case 'JP':
        return t({ id: 'games.JP', message: 'Jackpots' });
      case 'TG':
        return t({ id: 'games.TG', message: 'Table games' });
      case 'AC':
        return t({ id: 'games.AC', message: 'Arcade' });
      case 'BG':
        return t({ id: 'games.BG', message: 'Bingo' });
    }
  };
};
