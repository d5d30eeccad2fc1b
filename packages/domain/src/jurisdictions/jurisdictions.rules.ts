/** Legal requirements of the place under whose law a site operates. */
export type Jurisdiction = {
  /** A consent box may start ticked. */
  readonly preTickedConsent: boolean;
};

/** The jurisdictions that a tenant can choose from; `none` sets no requirement. */
export const jurisdictions = {
  none: { preTickedConsent: true },
  /** Consent is given by an action of one's own: GDPR, recital 32; CJEU C-673/17 (Planet49). */
  EU: { preTickedConsent: false },
  /** Consent is a free, informed and unambiguous statement: LGPD (Lei 13.709/2018), article 5, XII. */
  BR: { preTickedConsent: false },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionId = keyof typeof jurisdictions;

export const jurisdictionIds = ['none', 'EU', 'BR'] as const satisfies readonly JurisdictionId[];
