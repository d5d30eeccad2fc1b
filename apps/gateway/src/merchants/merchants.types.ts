import type { OperationId } from '@baize/gateway-contract';
import type { Merchant } from '@baize/tenant/sandbox';

/** A merchant as it is played here: what its tenant folder says, or the same given as data. */
export type SandboxMerchant = Merchant;

/** What a merchant is configured with; kept with the merchant, and copied into its worlds. */
export type MerchantSettings = SandboxMerchant;

/** An error that a call answers instead of its own answer: an HTTP status, or a refusal with this code. */
type PlannedError = { status?: number; code?: string };

/** What is out of the ordinary at a merchant just now. */
export type Conditions = {
  /** Milliseconds that every call waits. */
  latency?: number;
  errors?: Partial<Record<OperationId, PlannedError>>;
  /** Closed; until when, if that is known. */
  maintenance?: boolean | { until: string };
  regionRestriction?: boolean;
  captchaRequired?: boolean;
  /** Calls a minute from one address, where they differ from the usual. */
  limits?: Partial<Record<OperationId, number>>;
};

/** The merchant of a call: a merchant of a tenant, or a world of one. */
export type ActiveMerchant = {
  /** What its rows carry. */
  readonly id: string;
  /** The merchant that it is a world of, or itself: whose catalogue, keys and hosts it has. */
  readonly origin: string;
  readonly settings: MerchantSettings;
  readonly conditions: Conditions;
  readonly clockOffsetMs: number;
};
