// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { ReferredFriendStatus } from './ReferredFriendStatus.gen.ts';

export const ReferredFriend: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"name":"word","joinedAt":"word","status":ReferredFriendStatus,"reward":MinorAmount,"done":MinorAmount,"required":MinorAmount,"currency":"word","paidAt?":"word"};
