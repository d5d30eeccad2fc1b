import type { IconDrawing } from './Icon.tsx';

// Icons beyond the first screen; tree shaking loads each with its users only.

export const headset: IconDrawing = {
  path: 'M4 14v-2a8 8 0 0 1 16 0v2M4 14h2.5v5h-1A1.5 1.5 0 0 1 4 17.5zM20 14h-2.5v5h1a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c-.8 1.4-2.4 2-4.5 2',
};
export const shield: IconDrawing = { path: 'M12 3 5 6v5.5c0 4.5 3 7.8 7 9.5 4-1.7 7-5 7-9.5V6zM9 12l2.2 2.2 4-4.2' };
export const warning: IconDrawing = { path: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1' };
export const expand: IconDrawing = { path: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5' };
export const external: IconDrawing = {
  path: 'M13 4h7v7M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
  mirrors: true,
};
export const logOut: IconDrawing = {
  path: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4M15.5 8l4 4-4 4M19.5 12h-10',
  mirrors: true,
};
export const clock: IconDrawing = { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.2 2' };
export const dash: IconDrawing = { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12h8' };
export const filter: IconDrawing = { path: 'M4 7h16M7 12h10M10 17h4' };
export const bars: IconDrawing = { path: 'M5 20V11M12 20V5M19 20v-6' };
export const rows: IconDrawing = { path: 'M4 6h16M4 12h16M4 18h16' };
export const up: IconDrawing = { path: 'm6 14.5 6-6 6 6' };
export const upAndDown: IconDrawing = { path: 'm8 9.5 4-4 4 4M8 14.5l4 4 4-4' };

export const trophy: IconDrawing = {
  path: 'M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4V7a3.5 3.5 0 0 0 3.5 3.5M16.5 5.5H20V7a3.5 3.5 0 0 1-3.5 3.5M12 13.5V18M8.5 20.5h7M12 18v2.5',
};

export const wallet: IconDrawing = {
  path: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v5M4 7.5A2.5 2.5 0 0 0 6.5 10H20v10H6.5A2.5 2.5 0 0 1 4 17.5zM16 15v.1',
};
export const moneyIn: IconDrawing = {
  path: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15',
};
export const moneyOut: IconDrawing = {
  path: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v3.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V15',
};
export const toPerson: IconDrawing = {
  path: 'M10 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3.5 20c.7-3.6 3.2-5.5 6.5-5.5M13 17.5h7.5M17 14l3.5 3.5L17 21',
  mirrors: true,
};
export const movements: IconDrawing = { path: 'M8 19V5M4.5 8.5 8 5l3.5 3.5M16 5v14M12.5 15.5 16 19l3.5-3.5' };
export const rebate: IconDrawing = {
  path: 'M4.5 12a7.5 7.5 0 1 1 2.2 5.3M4 20v-4h4M9.5 14.5l5-5M9.6 9.6v.1M14.4 14.4v.1',
};
