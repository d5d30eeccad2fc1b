import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';
import { requestedGame } from '../search/requestedGame.ts';

export const launchRoutes = [
  {
    name: 'seamless',
    paths: ['/seamless'],
    label: msg({ id: 'seamless.title', message: 'Game' }),
    access: 'anyone',
    presentation: 'page',
    layout: 'game',
    isGamePage: true,
    nothingNamed: 'rng',
    search: requestedGame,
  },
] as const satisfies readonly Route[];
