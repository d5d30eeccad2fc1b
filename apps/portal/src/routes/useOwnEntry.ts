import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { addressOf } from './Place.ts';

/**
 * Lays what is open over an entry of the history of its own, at the address that is shown: Back closes it, and nothing
 * else goes. Where the page beneath changes, it lies over that one. Answers how to close it by anything but Back.
 */
export function useOwnEntry(opening: string | undefined, onClose: () => void): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lies = useRef(false);
  /** The one whose entry is there, or on its way, and is not gone back from yet. */
  const laid = useRef<string>(undefined);
  const isOwn = opening !== undefined && openingIn(location.state) === opening;

  const goBack = (): void => {
    laid.current = undefined;
    void navigate(-1);
  };
  const follow = useEffectEvent((now: string | undefined, at: Location) => {
    if (now === undefined) {
      lies.current = false;
      // It was closed before its entry had come.
      if (!isBack && laid.current !== undefined && openingIn(at.state) === laid.current) goBack();
    } else if (isOwn) lies.current = true;
    else if (lies.current && isBack) onClose();
    else {
      laid.current = now;
      // An entry that was left by Back, or by a reload, is taken again.
      const replace = openingIn(at.state) !== undefined;
      void navigate(addressOf(at), { replace, state: { ...at.state, opening: now } });
    }
  });
  useEffect(() => follow(opening, location), [opening, location]);

  return () => {
    onClose();
    if (isOwn) goBack();
  };
}

const openingIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'opening' in state ? state.opening : undefined;
