import { Navigate } from 'react-router-dom';
import { popupState } from './moves.ts';
import { useInPopup, useLayers } from './Place.ts';

/** Redirects to another address in the same history entry; within a popup the target opens as a popup. */
export function Redirect({ to }: { readonly to: string }) {
  const { page } = useLayers();
  return <Navigate replace to={to} state={popupState(useInPopup() ? page : undefined)} />;
}
