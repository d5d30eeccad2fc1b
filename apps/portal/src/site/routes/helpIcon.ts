import type { IconDrawing } from '@baize/ui-kit/Icon';

/** A question mark in a circle. */
export const helpIcon = {
  path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.8-.9 1.7M12 16.6v.1',
} as const satisfies IconDrawing;
