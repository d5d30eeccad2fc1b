// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const MemberEvent: Check = ["any",{"type":["one","depositCredited"],"amount":MinorAmount,"currency":"word"},{"type":["one","depositFailed"],"amount":MinorAmount,"currency":"word"},{"type":["one","withdrawApproved"],"amount":MinorAmount,"currency":"word"},{"type":["one","withdrawRejected"],"amount":MinorAmount,"currency":"word"},{"type":["one","balance"],"sequence":"integer"},{"type":["one","unread"],"count":"integer"},{"type":["one","messages"]}];
