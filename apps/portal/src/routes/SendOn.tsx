import { Navigate } from 'react-router-dom';
import { stateOver } from './moves.ts';
import { useInPopup, useLayers } from './Place.ts';

/** In place of a page: leads on to another, which takes its place, as a popup where the page was to be one. */
export function SendOn({ to }: { readonly to: string }) {
  const { page } = useLayers();
  return <Navigate replace to={to} state={stateOver(useInPopup() ? page : undefined)} />;
}
