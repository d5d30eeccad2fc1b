// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Operation } from '../operation.types.ts';
import { GameAnnouncements } from '../schemas/GameAnnouncements.gen.ts';

export const getGameAnnouncements: Operation<'getGameAnnouncements'> = {"method":"get","path":"/wps/game/announcements","module":"game.announcements","value":GameAnnouncements};
