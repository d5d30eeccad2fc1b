import { z } from 'zod';
import { noTwice } from './noTwice.ts';
import { checkResource, isWebAddress } from './resourceAddress.ts';
import { visibleName } from './visibleName.ts';

/** An https URL; http only on localhost. */
export const webAddress = z
  .string()
  .refine(isWebAddress, 'it is not a web address')
  .describe('An https address; http only on localhost.');

/** An app, phone, e-mail, chat or messenger of the merchant. */
export const resource = z
  .strictObject({
    resourceType: z
      .enum(['Android', 'IOS', 'MOBILECONFIG', 'PHONE', 'EMAIL', 'LIVECHAT', 'TELEGRAM'])
      .describe('What it is: an app, a way to call or write, a chat.'),
    name: visibleName.describe('What players read.'),
    url: z.string().describe('Where it leads.'),
  })
  .check(checkResource);

/** The live chat on the site itself. */
export const chat = z
  .strictObject({
    models: z.array(z.string().min(1).max(64)).check(noTwice).describe('Who answers, by the id of its model.'),
    url: webAddress
      .describe('Where the chat opens; on a page of the sandbox, where nobody listens, when left out.')
      .exactOptional(),
  })
  .default({ models: [] })
  .describe('The live chat that opens on the site itself; "origins.chat" of tenant.json lets it in.');

/** Sign-in with the accounts of a provider. */
export const socialProvider = (name: string) =>
  z
    .discriminatedUnion('through', [
      z.strictObject({
        through: z.literal('demo').describe("The reference gateway's own page, which asks for no password."),
      }),
      z.strictObject({
        through: z.literal('openid').describe('Any provider that speaks OpenID Connect.'),
        issuer: webAddress.describe('Where the provider says what it is, such as "https://accounts.google.com".'),
        clientId: z.string().min(1).describe('What the provider knows the merchant by.'),
      }),
      z.strictObject({
        through: z
          .literal('firebase')
          .describe('Firebase Authentication, as an app of the merchant uses it; the site has no button for it.'),
        projectId: z.string().min(1).describe('The id of the Firebase project.'),
      }),
    ])
    .describe(`How players sign in with ${name}.`)
    .exactOptional();
