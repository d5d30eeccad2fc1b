import type { HomeShelf } from '@baize/features/catalogue';

/** An open game with the required fields only. */
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
