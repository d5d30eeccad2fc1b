import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A column of type `timestamptz`. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** A `bigint` column for money in minor units. */
export const amount = () => bigint({ mode: 'bigint' });

/** The merchant id of a row whose foreign key to the merchant goes through its member. */
export const merchant = () => text().notNull();

/** A column of type `bytea`. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
