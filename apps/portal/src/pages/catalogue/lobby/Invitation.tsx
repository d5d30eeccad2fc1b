import { canRegister } from '@baize/domain/flags';
import { useInvitation } from '@baize/features/registration';
import { useFlags } from '@baize/features/system';
import { useEffect, useEffectEvent } from 'react';
import { hrefOf } from '../../../site/routes/paths.ts';
import { useLayers } from '../../../site/routes/Place.ts';
import { useMove } from '../../../site/routes/useMove.ts';

/**
 * Opens the registration for a visitor with a friend's link, unless a popup is open or it was closed before (REQ-138).
 */
export function Invitation() {
  const isInvited = useInvitation(canRegister(useFlags()));
  const { popup } = useLayers();
  const move = useMove();
  const open = useEffectEvent(() => {
    if (popup === undefined) move(hrefOf('register'));
  });
  useEffect(() => {
    if (isInvited) open();
  }, [isInvited]);
  return null;
}
