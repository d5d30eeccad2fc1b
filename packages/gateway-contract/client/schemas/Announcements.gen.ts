// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { Announcement } from './Announcement.gen.ts';
import { Banner } from './Banner.gen.ts';
import { Promotion } from './Promotion.gen.ts';

export const Announcements: Check = {"banners":["or",["list",Banner],[]],"player":["or",["list",Announcement],[]],"popup":["or",["list",Announcement],[]],"promotion":["or",["list",Promotion],[]]};
