import type { IconDrawing } from './Icon.tsx';

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

// Icons of pages; tree shaking loads each with its users only.

export const slots: IconDrawing = {
  path: 'M3.5 6h13v12h-13zM7.8 6v12M12.2 6v12M16.5 12H18a2 2 0 0 0 2-2V7.5M20 5.5v.1',
};
export const live: IconDrawing = { path: `${circle}M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v6M12 15v6M3 12h6M15 12h6` };
export const sports: IconDrawing = {
  path: `${circle}m0 5 3.8 2.8-1.5 4.4H9.7l-1.5-4.4zM12 8V3.5M15.8 10.8l4.6-1.3M14.3 15.2l2.7 4M9.7 15.2l-2.7 4M8.2 10.8 3.6 9.5`,
};
export const esports: IconDrawing = {
  path: 'M8 7h8a5 5 0 0 1 5 5l.6 3.6A2.4 2.4 0 0 1 17.6 17L15.5 15h-7l-2.1 2a2.4 2.4 0 0 1-4-1.4L3 12a5 5 0 0 1 5-5zM8 9.5v3M6.5 11h3M15.3 10v.1M17.2 12.2v.1',
};
export const pvp: IconDrawing = {
  path: 'm9 5.5 7-1.8 4 14.8-7 1.9zM9 9l-5 1.5 3.5 10 3-.8M14.3 9.5l1.8 2-.6 2.6-1.8-2z',
};
export const fish: IconDrawing = {
  path: 'M3 7c1.5 1.2 2.3 2.8 2.6 5-.3 2.2-1.1 3.8-2.6 5 2.4.2 4.3-.7 5.7-2.2 1.5 1.2 3.3 2 5.3 2 3.6 0 6-2.4 7.2-4.8-1.2-2.4-3.6-4.8-7.2-4.8-2 0-3.8.8-5.3 2C7.3 7.7 5.4 6.8 3 7zM16.5 10.8v.1',
};
export const lottery: IconDrawing = {
  path: 'M9 4a5.5 5.5 0 1 0 0 11A5.5 5.5 0 0 0 9 4M8 8l1.5-1v5M17 12.5a4 4 0 1 1-4.5 4.5',
};
export const ticket: IconDrawing = {
  path: 'M3 8a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v2a2 2 0 0 0 0 4v2a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-2a2 2 0 0 0 0-4zM10 6v1.5M10 11v2M10 16.5V18',
};
export const gift: IconDrawing = {
  path: 'M4.5 11v9.5h15V11M3 7h18v4H3zM12 20.5V7L8 3h8l-4 4',
};
export const medal: IconDrawing = {
  path: 'M12 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12M8 10 5 3h14l-3 7M12 13v4',
};
export const phone: IconDrawing = {
  path: 'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
};
