import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { freePlayAtom } from '../freePlay.atoms.ts';
import { FreePlayButton } from './HeaderFreePlay.styles.ts';
import { useFreePlay } from './useFreePlay.ts';

/** Starts free play from the header of a wide screen; on others the service menu has it (REQ-041). */
export function HeaderFreePlay() {
  const { t } = useLingui();
  const start = useFreePlay();
  const busy = useAtomValue(freePlayAtom);
  return (
    start !== undefined && (
      <FreePlayButton size="small" busy={busy} onClick={start}>
        {t({ id: 'menus.freePlay', message: 'Free play' })}
      </FreePlayButton>
    )
  );
}
