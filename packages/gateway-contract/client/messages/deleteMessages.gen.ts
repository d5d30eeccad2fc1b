// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { UnreadMessages } from '../schemas/UnreadMessages.gen.ts';

export const deleteMessages: Operation<'deleteMessages'> = {"method":"post","path":"/wps/messages/delete","module":"messages.delete","token":"required","value":UnreadMessages};
