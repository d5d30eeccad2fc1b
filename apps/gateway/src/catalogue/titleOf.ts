import type { Words } from '../words/inLanguage.ts';
import AR from './data/titles/AR.json' with { type: 'json' };
import CN from './data/titles/CN.json' with { type: 'json' };
import EN from './data/titles/EN.json' with { type: 'json' };
import ES from './data/titles/ES.json' with { type: 'json' };
import PT from './data/titles/PT-BR.json' with { type: 'json' };
import UR from './data/titles/UR.json' with { type: 'json' };
import VI from './data/titles/VI.json' with { type: 'json' };

type Titles = Partial<Record<string, string>>;

const titles: Record<'EN' | 'CN' | 'VI' | 'ES' | 'PT-BR' | 'AR' | 'UR', Titles> = {
  EN,
  CN,
  VI,
  ES,
  'PT-BR': PT,
  AR,
  UR,
};

/** Own title of a game, in each language that has one; English falls back to the game code. */
export const titleOf = (vassalage: string, gameCode: string): Words => {
  const own = Object.entries(titles).flatMap(([language, of]) => {
    const title = of[`${vassalage}-${gameCode}`];
    return title === undefined ? [] : [[language, title]];
  });
  return { EN: gameCode, ...(Object.fromEntries(own) as Partial<Words>) };
};
