import type { IncomingMessage } from 'node:http';
import type { LanguageCode } from '@baize/domain/languages';
import type { Role } from '@baize/domain/member-types';
import type { Operation, OperationId } from '@baize/gateway-contract';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context, Next } from 'hono';
import type { Database, Orm } from '../database/database.types.ts';
import type { MerchantRegistry } from '../merchants/openMerchants.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import type { Pictures } from '../pictures/openPictures.ts';
import type { idempotentRequests } from './idempotency.schema.ts';
import type { RateLimiter } from './rateLimiter.ts';

/** An error as it is reported to the operator: without tokens, passwords, queries or bodies. */
export type LoggedError = {
  at: string;
  reference: string;
  merchant?: string;
  operation: string;
  name: string;
  message: string;
  stack?: string;
};

/** Open event streams of this gateway, and the signal to all gateways that a member has new events. */
export type EventStreams = {
  /** Call it after writing an event for a member or ending a session of the member. Never throws. */
  readonly tell: (owner: { readonly merchant: string; readonly memberId: string }) => void;
  /**
   * Opens a stream for a session, and ends the oldest stream of a session that has too many. Resolves once every event
   * that is written from now on reaches it.
   */
  readonly open: (call: Call, session: Session, after: number | undefined) => Promise<ReadableStream<Uint8Array>>;
  readonly close: () => void;
};

export type SharedAnswers = {
  /** Serves a `sameForAll` call from the cache; on a miss the handler runs without a session. */
  readonly answer: (
    c: GatewayContext,
    operation: Pick<Operation, 'operationId'>,
    next: Next,
  ) => Promise<Response | void>;
};

/** The gateway's services and settings, passed to every area's `mount…`; areas that need more add their own. */
export type Services = {
  readonly database: Database;
  readonly merchants: MerchantRegistry;
  readonly clock: { now(): number };
  readonly report: (error: LoggedError) => void;
  readonly rateLimiter: RateLimiter;
  readonly shared: SharedAnswers;
  /** The session of a bearer token; undefined for one that is unknown or has expired. */
  readonly findSession: (orm: Orm, call: Call, token: string) => Promise<Session | undefined>;
  /** Opens a sealed body into `c.var.payload`; returns the refusal of one that is invalid. */
  readonly openRequest: (
    c: GatewayContext,
    payload: NonNullable<Operation['payload']>,
  ) => Promise<Response | undefined>;
  readonly events: EventStreams;
  /** Decodes uploaded pictures in a child process. */
  readonly pictures: Pictures;
  /** Origin of the vendors' games, such as `http://games.localhost:8080`. */
  readonly gamesOrigin: string;
  /** Origins at which sites are served, such as `https://*.play.example`; any origin if empty. */
  readonly publicOrigins: readonly string[];
  /** Port in links to sites on localhost; the scheme's default port if undefined. */
  readonly publicPort?: number | undefined;
  /** True for the address of a proxy whose `X-Forwarded-*` headers are trusted (D38). */
  readonly trusts: (peer: string) => boolean;
  /** Shared secret that signs calls between gateway and vendors. */
  readonly vendorSecret: string;
  /** Limit of SMS codes per merchant, country and hour. */
  readonly smsPerCountry: number;
  /** True in the sandbox, which decides on applications in the operator's place. */
  readonly decides: boolean;
  /** Draws the characters of the next captcha picture. */
  readonly captchaText: () => string;
  /** Draws the position of the gap in the next puzzle. */
  readonly gapAt: () => number;
};

/** The member's session that the bearer token of a call belongs to. */
export type Session = {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly role: Role;
  readonly passwordGraceUntil: Date | null;
  /** While true, only calls marked `duringPasswordChange` and public reads are granted (REQ-107). */
  readonly mustChangePassword: boolean;
};

/** The facts of one call, as every area reads them. */
export type Call = {
  readonly merchant: ActiveMerchant;
  /** Row-level security limits it to the rows of this merchant. */
  readonly database: Orm;
  readonly host: string;
  /** Origin of the site, with its port. */
  readonly origin: string;
  /** Origin of the site for links in messages: an unchecked port of the request is never used. */
  readonly linkOrigin: string;
  readonly operationId: OperationId | undefined;
  /** The merchant's time when the call began, after its body was read: a world has a clock of its own. */
  readonly now: Date;
  /** Returns the merchant's current time, for a deadline that may have passed while a transaction waited. */
  readonly clock: () => Date;
  readonly language: LanguageCode;
  readonly ip: string;
  /** The key of rate limits: the IPv4 address, or the /64 network of an IPv6 address. */
  readonly network: string;
  /** Browser and system of the visitor; empty if unknown. */
  readonly device: string;
  readonly session: Session | undefined;
  readonly smsPerCountry: number;
  /** A lower limit of codes for this network, set while the visitor has not passed the bot check. */
  readonly mostSends?: number;
};

/** A request under its Idempotency-Key. Its scope is an operation and a caller: a member, a trial visit or an IP. */
export type KeyedRequest = {
  readonly row: Omit<typeof idempotentRequests.$inferSelect, 'answer'>;
  /** Set once an answer is stored under the key. */
  isAnswered: boolean;
};

export type GatewayEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    reference: string;
    trusts: Services['trusts'];
    call: Call;
    payload: unknown;
    holdsUntil?: number;
    request?: KeyedRequest;
  };
};
export type GatewayApp = OpenAPIHono<GatewayEnv>;
export type GatewayContext = Context<GatewayEnv>;
