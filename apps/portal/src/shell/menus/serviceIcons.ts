import { helpIcon } from '../../site/routes/helpIcon.ts';

/** Icons of the ways to contact the merchant, in the style of the kit's icons. */
export const serviceIcons = {
  telegram: { path: 'M3.5 11.5 20.5 4.5 17.5 19.5 11 15zM11 15l9.5-10.5M11 15v5l2.6-3.2' },
  phone: {
    path: 'M6.5 3.5 9.5 4l1.5 4-2 1.6a12 12 0 0 0 5.4 5.4l1.6-2 4 1.5.5 3a2 2 0 0 1-2 2.5A16 16 0 0 1 4 5.5a2 2 0 0 1 2.5-2z',
  },
  help: helpIcon,
  guide: { path: 'M4 5.5c3-1 5.5-.8 8 .8 2.5-1.6 5-1.8 8-.8v13c-3-1-5.5-.8-8 .8-2.5-1.6-5-1.8-8-.8zM12 6.3v13' },
  sound: { path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' },
  quiet: { path: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' },
} as const;
