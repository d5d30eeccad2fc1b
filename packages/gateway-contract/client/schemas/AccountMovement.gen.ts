// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MinorAmount } from './MinorAmount.gen.ts';
import { MovementKind } from './MovementKind.gen.ts';

export const AccountMovement: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"kind":MovementKind,"amount":MinorAmount,"balance":MinorAmount,"currency":"word","occurredAt":"word"};
