// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { FeedbackLength } from '../schemas/FeedbackLength.gen.ts';
import { HelpTopic } from '../schemas/HelpTopic.gen.ts';

export const getHelpCenter: Operation<'getHelpCenter'> = {"method":"get","path":"/wps/system/helpCenter","module":"system.helpCenter","value":{"topics":["list",HelpTopic],"feedback":FeedbackLength}};
