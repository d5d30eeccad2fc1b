import { z } from 'zod';
import { noTwice } from './noTwice.ts';

const host = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;
const local = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

/** Schema of a merchant's Firebase project. All of it is public: browsers load it. */
export const firebaseSchema = z.strictObject({
  apiKey: z.string().min(1).describe('The web API key of the project.'),
  authDomain: z
    .string()
    .regex(host, 'it is not a host name')
    .describe('Where the project signs people in, such as "my-project.firebaseapp.com".'),
  projectId: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'it is not an id')
    .describe('The id of the project.'),
  phone: z
    .boolean()
    .default(false)
    .describe('Whether Firebase sends the codes of registrations; "phoneAuth" of sandbox.json goes with it.'),
  signIn: z
    .array(z.enum(['google', 'facebook']))
    .check(noTwice)
    .default([])
    .describe('Whose accounts players sign in with through Firebase; "social" of sandbox.json goes with it.'),
  emulator: z
    .string()
    .regex(local, 'it is not an address of this machine')
    .describe('The address of the Firebase emulator, such as "http://127.0.0.1:9099", to try it out without a project.')
    .exactOptional(),
});
