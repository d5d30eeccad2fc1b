import { usePromotionTiles } from '@baize/features/announcements';
import { useLobbyAnswers, type LobbyAnswers } from '@baize/features/catalogue';
import { useState } from 'react';
import { useQuiet } from '../../../shell/useQuiet.ts';

/** Which parts of the lobby stand: each once it is known what it holds and all above it stand; from then on it stays. */
export function useLobbyParts(): LobbyAnswers {
  const { quiet } = useQuiet();
  const { own, newGames, told } = useLobbyAnswers(!quiet);
  const [stands, setStands] = useState(0);
  const { isKnown } = usePromotionTiles();
  const first = [own && isKnown, newGames, told].indexOf(false);
  const known = first === -1 ? 3 : first;
  // What is asked anew, in another language say, takes nothing away.
  if (known > stands) setStands(known);
  return { own: stands > 0, newGames: stands > 1, told: stands > 2 };
}
