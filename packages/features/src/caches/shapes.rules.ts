import { isCategoryCode } from '@baize/domain/categories';
import type { Game, Vendor, Winner } from '@baize/gateway-sdk/catalogue';
import type { MerchantWallet } from '@baize/gateway-sdk/wallet';

/** Type guard for a stored value. */
export type Shape<T> = (value: unknown) => value is T;

const isText: Shape<string> = (value) => typeof value === 'string';
const isFlag: Shape<boolean> = (value) => typeof value === 'boolean';
const isCount: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isStatus: Shape<Vendor['status']> = (value): value is Vendor['status'] =>
  value === 'open' || value === 'maintenance';
/** A ledger amount in minor units, without sign. */
const isAmount: Shape<string> = (value): value is string => isText(value) && /^\d{1,19}$/u.test(value);
const isMoment: Shape<string> = (value): value is string => isText(value) && !Number.isNaN(Date.parse(value));

const maybe =
  <T>(is: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);

const isRecord = <T>(fields: { readonly [Name in keyof T]-?: Shape<T[Name]> }): Shape<T> => {
  const entries = Object.entries<Shape<unknown>>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    entries.every(([name, is]) => is(Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined));
};

const isListOf =
  <T>(is: Shape<T>): Shape<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);

const availability = { status: isStatus, maintenanceUntil: maybe(isMoment) };

export const isVendors = isListOf(
  isRecord<Vendor>({
    ...availability,
    vassalage: isText,
    gameType: isCategoryCode,
    name: isText,
    icon: isText,
    isNew: isFlag,
    games: maybe(isCount),
  }),
);

export const isGames = isListOf(
  isRecord<Game>({
    ...availability,
    id: isText,
    vendor: isText,
    category: isCategoryCode,
    name: isText,
    cover: isText,
    code: isText,
    opensList: isFlag,
    trial: isFlag,
    minBet: maybe(isAmount),
    lines: maybe(isCount),
    addedAt: maybe(isMoment),
    lastWin: maybe(isRecord<NonNullable<Game['lastWin']>>({ amount: isAmount, at: isMoment })),
  }),
);

export const isWinners = isListOf(
  isRecord<Winner>({
    player: isText,
    gameName: isText,
    amount: isAmount,
    wonAt: maybe(isMoment),
    gameId: maybe(isText),
    category: maybe(isCategoryCode),
  }),
);

export const isMerchantWallet = isRecord<MerchantWallet>({ single: isFlag });
