import type { HomeShelf } from '@baize/features/catalogue';

/** A game that is open, and of which no more is known than every game has. */
export const sampleGame: HomeShelf['games'][number] = {
  id: 'REELS-1',
  vendor: 'REELS',
  code: '1',
  name: 'Crystal Rain',
  category: 'RNG',
  cover: '/cover.svg',
  trial: false,
  opensList: false,
  status: 'open',
};
