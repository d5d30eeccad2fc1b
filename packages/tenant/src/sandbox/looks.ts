/** The colour palettes of the sandbox's banners. */
export const looks = [
  'garnet',
  'lagoon',
  'amethyst',
  'jade',
  'royal',
  'lacquer',
  'sunset',
  'orchid',
  'saffron',
  'midnight',
  'rosewood',
  'glacier',
  'grove',
  'petrol',
] as const;
