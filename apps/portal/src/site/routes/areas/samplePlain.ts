import { msg } from '@lingui/core/macro';
import type { Route } from '../route.types.ts';

export const samplePlainRoutes = [
  {
    name: 'samplePlain',
    paths: ['/samplePlain'],
    label: msg({ id: 'navigation.samplePlain', message: 'SamplePlain' }),
    access: 'anyone',
    parent: 'home',
    presentation: 'page',
    layout: 'full',
  },
] as const satisfies readonly Route[];
