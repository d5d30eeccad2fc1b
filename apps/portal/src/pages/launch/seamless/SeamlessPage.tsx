import { addressOf, usePlace } from '../../../site/routes/Place.ts';
import { useSearch } from '../../../site/routes/useSearch.ts';
import { LaunchGate } from './LaunchGate.tsx';

/** The game that the address names, in its frame (REQ-021, D41). Another address remounts it as another game. */
export function SeamlessPage() {
  return <LaunchGate key={addressOf(usePlace())} game={useSearch('seamless')} />;
}
