import { msg } from '@lingui/core/macro';

/** Sentences that the assembler writes into the document, outside the portal. */
export const siteMessages = [
  msg({ id: 'site.title', message: '{brandName}: games and lottery' }),
  msg({
    id: 'site.description',
    message: 'Slots, live casino, fishing games and lottery at {brandName}. For players aged {minimumAge} and over.',
  }),
  msg({
    id: 'site.promotions',
    message:
      'The current promotions at {brandName}: who can take part, how and until when. For players aged {minimumAge} and over.',
  }),
  msg({
    id: 'site.register',
    message: 'Open an account at {brandName}. For players aged {minimumAge} and over.',
  }),
  msg({ id: 'site.login', message: 'Log in to your account at {brandName}.' }),
  msg({ id: 'site.down', message: 'Get the {brandName} app for your phone. For players aged {minimumAge} and over.' }),
  msg({
    id: 'site.oldBrowser',
    message: 'This browser is too old to play here safely. Update it or use another one.',
  }),
  msg({ id: 'site.noScript', message: 'Games need JavaScript. Turn it on in your browser.' }),
];
