/** Strokes of letters and digits in a 4 × 6 box; look-alikes (0 O, 1 I, 5 S, 8 B, 2 Z) are left out. */
export const glyphs: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  C: 'M4 1C3.2 .2 2.6 0 2 0C.8 0 0 1.2 0 3C0 4.8 .8 6 2 6C2.6 6 3.2 5.8 4 5',
  D: 'M0 0V6H1.6C3.2 6 4 4.8 4 3C4 1.2 3.2 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  J: 'M3.4 0V4.4C3.4 5.6 2.7 6 1.8 6C.9 6 .3 5.6 .2 4.6',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.8',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2.4C3.6 0 4 .8 4 1.6C4 2.4 3.6 3.2 2.4 3.2H0',
  R: 'M0 6V0H2.4C3.6 0 4 .8 4 1.6C4 2.4 3.6 3.2 2.4 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4C0 5.4 .8 6 2 6C3.2 6 4 5.4 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.4L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 2.8L4 0M2 2.8V6',
  3: 'M.3 .8C.8 .2 1.4 0 2 0C3.2 0 3.8 .7 3.8 1.5C3.8 2.4 3.1 2.9 2 2.9C3.3 2.9 4 3.5 4 4.4C4 5.4 3.2 6 2 6C1.2 6 .5 5.7 .1 5',
  4: 'M3 6V0L0 4.2H4',
  6: 'M3.4 .4C1.4 .6 0 2 0 4C0 5.3 .9 6 2 6C3.1 6 4 5.3 4 4.2C4 3.1 3.1 2.5 2.1 2.5C1.1 2.5 .2 3 0 4',
  7: 'M0 0H4L1.4 6',
  9: 'M.6 5.6C2.6 5.4 4 4 4 2C4 .7 3.1 0 2 0C.9 0 0 .7 0 1.8C0 2.9 .9 3.5 1.9 3.5C2.9 3.5 3.8 3 4 2',
};

export const captchaLetters: readonly string[] = Object.keys(glyphs);
