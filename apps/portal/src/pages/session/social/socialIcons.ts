import type { IconDrawing } from '@baize/ui-kit/Icon';
import type { SocialProvider } from '@baize/features/session/login/social';

/** A letter per provider, in the colour of the text. */
export const socialIcons: Readonly<Record<SocialProvider, IconDrawing>> = {
  google: { path: 'M20 12h-8M20 12a8 8 0 1 1-2.6-5.9' },
  facebook: { path: 'M17 3h-2.5A3.5 3.5 0 0 0 11 6.5V21M7.5 12H15' },
};
