import type { IconDrawing } from './Icon.tsx';

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

// Icons of fields and messages; a module of their own, since every form loads them.

export const alert: IconDrawing = { path: `${circle}M12 7.5v5.5M12 16.4v.1` };
export const check: IconDrawing = { path: 'm5 12.5 4.5 4.5L19 7.5' };
export const eye: IconDrawing = {
  path: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
};
export const eyeOff: IconDrawing = {
  path: 'M4 4l16 16M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.4M6.6 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2',
};
export const info: IconDrawing = { path: `${circle}M12 11v5.5M12 7.6v.1` };
export const refresh: IconDrawing = {
  path: 'M20 11A8 8 0 0 0 6 6.5l-2 2M4 4v4.5h4.5M4 13a8 8 0 0 0 14 4.5l2-2M20 20v-4.5h-4.5',
};
