import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { popupState } from './moves.ts';
import { hrefOf } from './paths.ts';
import { addressOf, useLayers } from './Place.ts';

/**
 * Opens the login popup once over a page whose session has expired; the page beneath keeps typed input. When the popup
 * is closed, the login page replaces that page, with the way back (REQ-091).
 */
export function LoginAgain() {
  const { page, popup } = useLayers();
  const [wasAsked, tell] = useState(false);
  if (popup !== undefined && !wasAsked) tell(true);
  if (popup !== undefined) return null;
  return wasAsked ? (
    <Navigate replace to={hrefOf('login', { return: addressOf(page) })} />
  ) : (
    <Navigate to={hrefOf('login')} state={popupState(page)} />
  );
}
