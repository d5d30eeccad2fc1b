import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });

/** Money in minor units. */
export const amount = () => bigint({ mode: 'bigint' });

/** The merchant of a row that reaches its merchant by way of a member. */
export const merchant = () => text().notNull();
