import type { IconDrawing } from '@baize/ui-kit/Icon';

/** An envelope. */
export const messageIcon = { path: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7' } as const satisfies IconDrawing;

/** Two people. */
export const friendsIcon = {
  path: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M2.5 19.5c.6-3.2 3.1-5 6.5-5s5.9 1.8 6.5 5M15.5 5a3.3 3.3 0 0 1 0 6M17.5 14.9c2.2.7 3.6 2.2 4 4.6',
} as const satisfies IconDrawing;
