import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { notifyAtom } from '../../../site/parts/notices.atoms.ts';

/** Returns a function that tells the player that a setting was saved. */
export const useSaved = (): (() => void) => {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  return () => notify({ tone: 'success', text: t({ id: 'profile.saved', message: 'Saved.' }) });
};
