import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { addressOf } from './Place.ts';

/**
 * Pushes a history entry for an open overlay at the current address, so that Back closes just the overlay. The overlay
 * stays open when the page beneath changes. Returns a function that closes it and removes the entry.
 */
export const useOwnEntry = (opening: string | undefined, onClose: () => void): (() => void) => {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lies = useRef(false);
  /** The overlay whose entry has been pushed, or is about to be, and has not been left. */
  const laid = useRef<string>(undefined);
  const isOwn = opening !== undefined && openingIn(location.state) === opening;

  const goBack = (): void => {
    laid.current = undefined;
    void navigate(-1);
  };
  const follow = useEffectEvent((now: string | undefined, at: Location) => {
    if (now === undefined) {
      lies.current = false;
      // The overlay was closed before its entry was pushed.
      if (!isBack && laid.current !== undefined && openingIn(at.state) === laid.current) goBack();
    } else if (isOwn) lies.current = true;
    else if (lies.current && isBack) onClose();
    else {
      laid.current = now;
      // Reuses an entry that was left by Back, or by a reload.
      const replace = openingIn(at.state) !== undefined;
      void navigate(addressOf(at), { replace, state: { ...at.state, opening: now } });
    }
  });
  useEffect(() => follow(opening, location), [opening, location]);

  return () => {
    onClose();
    if (isOwn) goBack();
  };
};

const openingIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'opening' in state ? state.opening : undefined;
