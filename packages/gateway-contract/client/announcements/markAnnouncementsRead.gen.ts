// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { Unread } from '../schemas/Unread.gen.ts';

export const markAnnouncementsRead: Operation<'markAnnouncementsRead'> = {"method":"post","path":"/wps/announcements/read","module":"announcements.read","token":"required","value":Unread};
