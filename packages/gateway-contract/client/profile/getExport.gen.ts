// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';

export const getExport: Operation<'getExport'> = {"method":"get","path":"/wps/profile/export/file","module":"profile.export.file","token":"required","seconds":60,"value":"stream"};
