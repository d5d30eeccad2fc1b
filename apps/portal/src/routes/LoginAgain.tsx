import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { stateOver } from './moves.ts';
import { hrefOf } from './paths.ts';
import { addressOf, useLayers } from './Place.ts';

/**
 * Opens the log-in over a page whose session has ended, once; the page beneath keeps what was typed into it. Whoever
 * closes the log-in finds the page of it, with the way back (REQ-091).
 */
export function LoginAgain() {
  const { page, popup } = useLayers();
  const [wasAsked, tell] = useState(false);
  if (popup !== undefined && !wasAsked) tell(true);
  if (popup !== undefined) return null;
  return wasAsked ? (
    <Navigate replace to={hrefOf('login', { return: addressOf(page) })} />
  ) : (
    <Navigate to={hrefOf('login')} state={stateOver(page)} />
  );
}
