import type { IncomingMessage } from 'node:http';
import type { LanguageCode } from '@baize/domain/languages';
import type { Role } from '@baize/domain/member-types';
import type { OperationId } from '@baize/gateway-contract';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Database, Orm } from '../database/database.types.ts';
import type { EventStreams } from '../events/eventStreams.ts';
import type { KnownMerchants } from '../merchants/knowMerchants.ts';
import type { ActiveMerchant } from '../merchants/merchants.types.ts';
import type { Pictures } from '../pictures/openPictures.ts';
import type { DemoAccounts } from '../session/social/demoAccounts.ts';
import type { FirebaseTokens } from '../session/social/firebaseTokens.ts';
import type { OpenIdClients } from '../session/social/openIdClients.ts';
import type { KeyedRequest } from './once.ts';
import type { RateLimiter } from './rateLimiter.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

/** What went wrong, as it is told to the operator: no token, no password, no query, no body. */
export type Fault = {
  at: string;
  reference: string;
  merchant?: string;
  operation: string;
  name: string;
  message: string;
  stack?: string;
};

/** What the areas work with. */
export type Services = {
  readonly database: Database;
  readonly merchants: KnownMerchants;
  readonly clock: { now(): number };
  readonly report: (fault: Fault) => void;
  readonly rateLimiter: RateLimiter;
  readonly shared: SharedAnswers;
  readonly events: EventStreams;
  /** Decodes what visitors sent, outside this process. */
  readonly pictures: Pictures;
  /** Where vendors' games play, such as `http://games.localhost:8080`. */
  readonly gamesOrigin: string;
  /** Where the sites are reached, such as `https://*.play.example`; any when empty. */
  readonly publicOrigins: readonly string[];
  /** Where sites of this machine are reached, in links of messages. */
  readonly publicPort?: number | undefined;
  /** Whose word on a visitor's host and address is believed. */
  readonly trusts: (peer: string) => boolean;
  /** What the gateway and the vendors share to sign the calls between them. */
  readonly vendorSecret: string;
  /** How many codes an hour a merchant sends to numbers of one country. */
  readonly smsPerCountry: number;
  readonly openId: OpenIdClients;
  readonly firebase: FirebaseTokens;
  /** The accounts that the sandbox plays at the providers of sign-ins; undefined in production. */
  readonly demoAccounts: DemoAccounts | undefined;
  /** The sandbox plays the operator who decides on applications; in production, none is decided by itself. */
  readonly decides: boolean;
  /** What providers of sign-ins gave merchants, by `merchant/provider`. */
  readonly socialSecrets: Readonly<Record<string, string>>;
  /** The characters of the next captcha picture. */
  readonly captchaText: () => string;
  /** Where the gap of the next puzzle is. */
  readonly gapAt: () => number;
};

/** Who is calling. */
export type Session = {
  readonly tokenHash: string;
  readonly memberId: string;
  readonly role: Role;
  readonly passwordGraceUntil: Date | null;
  /** Until it has, the session opens nothing else (REQ-107). */
  readonly mustChangePassword: boolean;
};

/** One call, as every area sees it. */
export type Call = {
  readonly merchant: ActiveMerchant;
  /** The rows of this merchant, and no other's. */
  readonly database: Orm;
  readonly host: string;
  /** Of the site, with its port. */
  readonly origin: string;
  /** Of the site as links in messages name it, whatever port a request claims. */
  readonly linkOrigin: string;
  readonly operationId: OperationId | undefined;
  /** The merchant's time once the body has been read: a world has a clock of its own. */
  readonly now: Date;
  /** The merchant's time at the moment of asking, for a deadline that a transaction may have waited past. */
  readonly clock: () => Date;
  readonly language: LanguageCode;
  readonly ip: string;
  /** The address as limits know it. */
  readonly network: string;
  readonly session: Session | undefined;
  readonly smsPerCountry: number;
  /** How many codes the address may ask for, where that is fewer than usual: nobody has shown to be no robot. */
  readonly mostSends?: number;
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
