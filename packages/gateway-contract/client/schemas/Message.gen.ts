// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { MessageKind } from './MessageKind.gen.ts';

export const Message: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"kind":MessageKind,"title":"word","content":["or","text",""],"sentAt":"word","read":"boolean","undoUntil?":"word"};
