// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { UndoneChange } from '../schemas/UndoneChange.gen.ts';

export const undoOwnChange: Operation<'undoOwnChange'> = {"method":"post","path":"/wps/member/security/changes/undo","module":"security.undoOwn","token":"required","value":UndoneChange};
