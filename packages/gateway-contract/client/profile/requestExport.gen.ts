// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { ExportTicket } from '../schemas/ExportTicket.gen.ts';

export const requestExport: Operation<'requestExport'> = {"method":"post","path":"/wps/profile/export","module":"profile.export.request","token":"required","value":ExportTicket};
