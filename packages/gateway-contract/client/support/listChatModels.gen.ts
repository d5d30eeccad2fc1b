// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { ChatModel } from '../schemas/ChatModel.gen.ts';

export const listChatModels: Operation<'listChatModels'> = {"method":"get","path":"/wps/relay/CBS_modelList","module":"CBS_modelList","value":{"models":["list",ChatModel]}};
