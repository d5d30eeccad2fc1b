/** Legal requirements of the place under whose law a site operates. */
export type Jurisdiction = {
  /** A consent box may start ticked. */
  readonly preTickedConsent: boolean;
  /** Before the first deposit a member sets a deposit limit, or states that there is to be none. */
  readonly depositLimitChoice: boolean;
};

/** The jurisdictions that a tenant can choose from; `none` sets no requirement. */
export const jurisdictions = {
  none: { preTickedConsent: true, depositLimitChoice: false },
  EU: {
    /** Consent is given by an action of one's own: GDPR, recital 32; CJEU C-673/17 (Planet49). */
    preTickedConsent: false,
    /** Limits are offered at the start of an account: Commission Recommendation 2014/478/EU, section VII. */
    depositLimitChoice: true,
  },
  BR: {
    /** Consent is a free, informed and unambiguous statement: LGPD (Lei 13.709/2018), article 5, XII. */
    preTickedConsent: false,
    /** The bettor sets prudential limits: Portaria SPA/MF 1.231/2024, rules of responsible gambling. */
    depositLimitChoice: true,
  },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionId = keyof typeof jurisdictions;

export const jurisdictionIds = ['none', 'EU', 'BR'] as const satisfies readonly JurisdictionId[];
