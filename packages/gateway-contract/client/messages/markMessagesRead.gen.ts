// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { UnreadMessages } from '../schemas/UnreadMessages.gen.ts';

export const markMessagesRead: Operation<'markMessagesRead'> = {"method":"post","path":"/wps/messages/read","module":"messages.read","token":"required","value":UnreadMessages};
