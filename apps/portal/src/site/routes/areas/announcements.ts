import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import type { IconDrawing } from '@baize/ui-kit/Icon';

export const bellIcon = {
  path: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 20a2 2 0 0 0 4 0',
} as const satisfies IconDrawing;

export const announcementsRoutes = [
  {
    name: 'announcements',
    paths: ['/announcements'],
    label: msg({ id: 'navigation.announcements', message: 'Announcements' }),
    icon: bellIcon,
    access: 'anyone',
    presentation: 'dialog',
    layout: 'full',
  },
] as const satisfies readonly Route[];
