// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const answerBotCheck: Operation<'answerBotCheck'> = {"method":"post","path":"/wps/verification/bot","module":"verification.bot.answer","value":{"pass":"word"}};
