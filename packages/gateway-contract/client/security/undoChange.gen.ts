// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { UndoneChange } from '../schemas/UndoneChange.gen.ts';

export const undoChange: Operation<'undoChange'> = {"method":"post","path":"/wps/member/security/undo","module":"security.undo","value":UndoneChange};
