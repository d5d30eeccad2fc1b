import { msg } from '@lingui/core/macro';
import { helpIcon } from '../helpIcon.ts';
import type { Route } from '../route.types.ts';

/** Parses the topic of the help page; an unknown one opens nothing. */
const requestedTopic = (search: URLSearchParams) => ({ topic: search.get('topic') ?? undefined });

const label = msg({ id: 'navigation.help', message: 'Help' });

export const supportRoutes = [
  {
    name: 'help',
    paths: ['/help'],
    label,
    icon: helpIcon,
    access: 'anyone',
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
    presentation: 'page',
    layout: 'bare',
    search: requestedTopic,
  },
] as const satisfies readonly Route[];
