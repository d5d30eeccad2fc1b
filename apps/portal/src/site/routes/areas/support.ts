import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import { helpIcon } from '../helpIcon.ts';
import { requestedTopic } from '../search/requestedTopic.ts';

const label = msg({ id: 'navigation.help', message: 'Help' });

export const supportRoutes = [
  {
    name: 'help',
    paths: ['/help'],
    label,
    icon: helpIcon,
    access: 'anyone',
    parent: 'home',
    presentation: 'dialog',
    beneath: 'home',
    layout: 'full',
    search: requestedTopic,
  },
  {
    name: 'helpmc',
    paths: ['/helpmc'],
    label,
    access: 'anyone',
    parent: 'home',
    presentation: 'page',
    layout: 'bare',
    search: requestedTopic,
  },
] as const satisfies readonly Route[];
