/** The palettes that the sandbox draws banners in. */
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
