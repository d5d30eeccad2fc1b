import { usePromotionTiles } from '@baize/features/announcements';
import { useLobbyAnswers, type LobbyAnswers } from '@baize/features/catalogue';
import { useState } from 'react';
import { useQuiet } from '../../../site/parts/useQuiet.ts';

/**
 * The parts of the lobby to render: each once its data and all parts above it have loaded. A part once rendered stays.
 */
export const useLobbyParts = (): LobbyAnswers => {
  const { quiet } = useQuiet();
  const { own, newGames, told } = useLobbyAnswers(!quiet);
  const [stands, setStands] = useState(0);
  const { isKnown } = usePromotionTiles();
  const first = [own && isKnown, newGames, told].indexOf(false);
  const known = first === -1 ? 3 : first;
  // A refetch, for example in another language, removes nothing.
  if (known > stands) setStands(known);
  return { own: stands > 0, newGames: stands > 1, told: stands > 2 };
};
