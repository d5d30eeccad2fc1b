// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Announcements } from '../schemas/Announcements.gen.ts';

export const getAnnouncements: Operation<'getAnnouncements'> = {"method":"get","path":"/wps/relay/MCSFE_getListAnnouncements","module":"MCSFE_getListAnnouncements","token":"optional","value":Announcements};
