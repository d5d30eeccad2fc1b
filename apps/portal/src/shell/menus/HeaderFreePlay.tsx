import { useLingui } from '@lingui/react/macro';
import { FreePlayLink } from './HeaderFreePlay.styles.ts';
import { useFreePlay } from './useFreePlay.ts';

/** The way to play for free, from the header of a wide desk; elsewhere, service has it (REQ-041). */
export function HeaderFreePlay() {
  const { t } = useLingui();
  const href = useFreePlay();
  return (
    href !== undefined && (
      <FreePlayLink href={href} size="small">
        {t({ id: 'menus.freePlay', message: 'Free play' })}
      </FreePlayLink>
    )
  );
}
