import { Navigate } from 'react-router-dom';
import { stateOver } from './moves.ts';
import { useInPopup, useLayers } from './Place.ts';

/** Redirects to another address in the same history entry; within a popup the target opens as a popup. */
export function SendOn({ to }: { readonly to: string }) {
  const { page } = useLayers();
  return <Navigate replace to={to} state={stateOver(useInPopup() ? page : undefined)} />;
}
