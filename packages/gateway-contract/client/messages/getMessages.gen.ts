// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { MessagePage } from '../schemas/MessagePage.gen.ts';

export const getMessages: Operation<'getMessages'> = {"method":"get","path":"/wps/messages","module":"messages.list","token":"required","value":MessagePage};
