// Written by `npm run generate` from openapi.json; change the contract, not this file.

import type { Check } from '../operation.types.ts';
import { GameType } from './GameType.gen.ts';
import { MinorAmount } from './MinorAmount.gen.ts';

export const BettingRound: Check = {"id":/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u,"vassalage":"word","gameType":GameType,"gameCode":"word","gameName":["or","text",""],"round":"word","placedAt":"word","settledAt?":"word","staked":MinorAmount,"won":MinorAmount,"net":MinorAmount,"turnover":MinorAmount,"currency":"word","status":["one","open","won","lost","returned"]};
