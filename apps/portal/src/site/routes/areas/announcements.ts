import { msg } from '@lingui/core/macro';
import { bellIcon } from '../bellIcon.ts';
import type { Route } from '../route.types.ts';

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
