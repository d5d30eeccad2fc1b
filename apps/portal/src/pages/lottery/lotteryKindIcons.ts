import { type IconDrawing, placeIcons } from '@baize/ui-kit/Icon';

const kinds: Readonly<Record<string, IconDrawing>> = {
  // Five of eleven: three balls in a bowl.
  '11X5': {
    path: 'M4 12h16a8 8 0 0 1-16 0zM8 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M15.5 6a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 3v.1',
  },
  // Drawn once a day: a sheet of the calendar.
  LF: { path: 'M5 5h14v15H5zM5 9.5h14M9 3v3.5M15 3v3.5M9.5 14.5l1.8 1.8 3.4-3.6' },
  // Six marks: a flower of six.
  LHC: {
    path: 'M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M12 3v4M12 17v4M4.2 7.5l3.5 2M16.3 14.5l3.5 2M4.2 16.5l3.5-2M16.3 9.5l3.5-2',
  },
  // A race: the flag at its end.
  PK10: { path: 'M6 21V4h13l-2.5 4 2.5 4H6M10.5 4v8M6 8h10.5' },
  // By the clock: its face.
  SSC: { path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2.5' },
};

/** The icon of a lottery group by its code; the lottery icon for a code without one (REQ-181). */
export const lotteryKindIcon = (group: string): IconDrawing =>
  (Object.hasOwn(kinds, group) ? kinds[group] : undefined) ?? placeIcons.lottery;
