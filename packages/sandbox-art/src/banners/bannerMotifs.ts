import type { MotifName } from '../covers/motifChoice.ts';

/** The motifs of each group's banners in order: the subject, and the motif behind it. */
export const bannerMotifs: Readonly<Record<string, readonly (readonly [MotifName, MotifName])[]>> = {
  w_promotions: [['chests', 'coins']],
  w_rng: [['reels', 'fruit']],
  w_live: [['roulette', 'cards']],
  w_fish: [['sharks', 'fish']],
  w_pvp: [['mahjong', 'dice']],
  w_sports: [['football', 'basketball']],
  w_esports: [['gamepads', 'rockets']],
  w_elott: [['stars', 'balls']],
  w_lott: [['balls', 'stars']],
  w_download: [['rockets', 'moons']],
  w_shop: [['gems', 'crowns']],
  w_help: [['bells', 'stars']],
  w_reg: [
    ['crowns', 'coins'],
    ['chests', 'gems'],
  ],
  w_forget: [['moons', 'stars']],
};
