export type Palette = {
  name: string;
  /** Top, middle and bottom of the background; the middle is the richest. */
  sky: readonly [string, string, string];
  /** The light behind the subject. */
  glow: string;
  /** Subject colours, the first contrasting most with the sky. */
  hues: readonly [string, string, string, string];
  /** Light, middle and dark of the metal parts. */
  metal: readonly [string, string, string];
  /** The outline: a dark shade of the sky, never black. */
  ink: string;
};

const GOLD = ['#fff3b0', '#f7b52c', '#9a4d0b'] as const;
const ROSE = ['#ffe6d6', '#f29a6b', '#8d3a2c'] as const;
const SILVER = ['#ffffff', '#b9cbe6', '#4d5f8c'] as const;

/** Palettes with dark edges, a rich middle and a bright core, so that neighbouring covers differ in hue only. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    name: 'garnet',
    sky: ['#3a0a24', '#b3262f', '#ff8a3a'],
    glow: '#ffd98a',
    hues: ['#ffb31f', '#19b8a6', '#e8304a', '#7d3bd6'],
    metal: GOLD,
    ink: '#2a0616',
  },
  {
    name: 'lagoon',
    sky: ['#03263f', '#0a7f98', '#3fd8c4'],
    glow: '#c9fff0',
    hues: ['#ff7a45', '#ffc93d', '#e83f7f', '#2a6ff0'],
    metal: GOLD,
    ink: '#04182e',
  },
  {
    name: 'amethyst',
    sky: ['#1d0b47', '#6a2cc0', '#d06bf5'],
    glow: '#f6c8ff',
    hues: ['#ffc53a', '#2fd6b4', '#ff5a8a', '#3d8bff'],
    metal: GOLD,
    ink: '#160634',
  },
  {
    name: 'jade',
    sky: ['#03291f', '#0d8458', '#86e58f'],
    glow: '#e6ffc4',
    hues: ['#e8343f', '#ffc53a', '#f2f4ea', '#1c9ad6'],
    metal: GOLD,
    ink: '#041c17',
  },
  {
    name: 'royal',
    sky: ['#0a1250', '#2850d6', '#6cbcff'],
    glow: '#d6f0ff',
    hues: ['#ffc02e', '#ff4f5e', '#27cfa0', '#a24bf0'],
    metal: GOLD,
    ink: '#080b38',
  },
  {
    name: 'lacquer',
    sky: ['#34060c', '#b3141f', '#f2532f'],
    glow: '#ffd07a',
    hues: ['#f7b731', '#12a27e', '#fff0d0', '#d81f3a'],
    metal: GOLD,
    ink: '#26040a',
  },
  {
    name: 'sunset',
    sky: ['#351055', '#c72f74', '#ffa052'],
    glow: '#ffe4a3',
    hues: ['#35d0d8', '#ffcf3d', '#7b45e8', '#ff5d5d'],
    metal: GOLD,
    ink: '#210a38',
  },
  {
    name: 'orchid',
    sky: ['#33073f', '#b0279a', '#ff86c2'],
    glow: '#ffd9ea',
    hues: ['#ffcb45', '#36d6c0', '#6a5bff', '#ff4f6d'],
    metal: ROSE,
    ink: '#250430',
  },
  {
    name: 'saffron',
    sky: ['#431505', '#cf6b0c', '#ffd04f'],
    glow: '#fff3b8',
    hues: ['#d82b3c', '#1f9e8d', '#6f35c9', '#ffffff'],
    metal: GOLD,
    ink: '#30100a',
  },
  {
    name: 'midnight',
    sky: ['#060a2c', '#26318c', '#7c70ff'],
    glow: '#c9c6ff',
    hues: ['#ff5fa2', '#43e0e8', '#ffc83d', '#8d5cff'],
    metal: SILVER,
    ink: '#05061f',
  },
  {
    name: 'rosewood',
    sky: ['#2d0815', '#9a2850', '#ffa6ae'],
    glow: '#ffe6d8',
    hues: ['#ffbf4a', '#3cc7b0', '#f24a63', '#8046c9'],
    metal: ROSE,
    ink: '#22050f',
  },
  {
    name: 'glacier',
    sky: ['#06264a', '#1c88cc', '#b0ebff'],
    glow: '#f0fdff',
    hues: ['#ff6b4a', '#ffcc3f', '#8f52ea', '#13b5a0'],
    metal: SILVER,
    ink: '#051a38',
  },
  {
    name: 'grove',
    sky: ['#12270b', '#55911f', '#d6ec5f'],
    glow: '#fbffc9',
    hues: ['#e93a4f', '#ffb52b', '#7a3fd0', '#1fa6c9'],
    metal: GOLD,
    ink: '#0d1c0a',
  },
  {
    name: 'petrol',
    sky: ['#071f2e', '#14586e', '#f0a050'],
    glow: '#ffe0a6',
    hues: ['#ff7043', '#f7c948', '#36c6b8', '#d6457a'],
    metal: ROSE,
    ink: '#061621',
  },
];
