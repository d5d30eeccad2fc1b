/** A notice that the law asks for; the portal has a sentence for each. */
export type LawNotice = 'addictive' | 'keepControl';

/** Who helps players, with a number to call as it is written there. */
export type HelpLine = { readonly name: string; readonly phone: string; readonly url: string };

/** Legal requirements of the place under whose law a site operates. An absent rule requires nothing. */
export type Jurisdiction = {
  /** A consent box may start ticked. */
  readonly preTickedConsent: boolean;
  /** Before the first deposit a member sets a deposit limit, or states that there is to be none. */
  readonly depositLimitChoice: boolean;
  /** To have no deposit limit is no choice. */
  readonly depositLimitRequired?: true;
  /** Age from which one may play. */
  readonly minimumAge?: number;
  /** `none`: no bonus is offered. Else the turnover of a bonus is at most so many times its amount. */
  readonly bonuses?: 'none' | { readonly mostTimes: number };
  /** Each round is begun by the player: a game offers no automatic play. */
  readonly autoPlay?: false;
  /** Consent to advertising is given apart from the terms, by channel. */
  readonly marketingByChannel?: true;
  readonly notice?: LawNotice;
  readonly helpLine?: HelpLine;
  /** Hours without play on every day, by the clock of the merchant's zone, as HH:MM. */
  readonly nightBreak?: { readonly from: string; readonly to: string };
};

/**
 * The jurisdictions that a tenant can choose from; `none` sets no requirement. Each rule has its source in
 * `jurisdictionSources`. They are examples for demonstration, and no legal advice.
 */
export const jurisdictions = {
  none: { preTickedConsent: true, depositLimitChoice: false },
  EU: { preTickedConsent: false, depositLimitChoice: true },
  BR: { preTickedConsent: false, depositLimitChoice: true, minimumAge: 18, bonuses: 'none' },
  GB: {
    preTickedConsent: false,
    depositLimitChoice: true,
    minimumAge: 18,
    bonuses: { mostTimes: 10 },
    autoPlay: false,
    marketingByChannel: true,
    notice: 'keepControl',
    helpLine: { name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/' },
  },
  DE: {
    preTickedConsent: false,
    depositLimitChoice: true,
    depositLimitRequired: true,
    minimumAge: 18,
    autoPlay: false,
    notice: 'addictive',
    helpLine: { name: 'Check dein Spiel', phone: '0800 1372700', url: 'https://www.check-dein-spiel.de/' },
  },
  'IN-TN': {
    preTickedConsent: true,
    depositLimitChoice: false,
    minimumAge: 18,
    notice: 'addictive',
    nightBreak: { from: '00:00', to: '05:00' },
  },
} as const satisfies Record<string, Jurisdiction>;

export type JurisdictionId = keyof typeof jurisdictions;

export const jurisdictionIds = ['none', 'EU', 'BR', 'GB', 'DE', 'IN-TN'] as const satisfies readonly JurisdictionId[];

/** The requirements of a jurisdiction; those of `none` where it is undefined. */
export const lawOf = (id: JurisdictionId | undefined): Jurisdiction => jurisdictions[id ?? 'none'];

/** The age from which one may play at a site that asks for `own`: its own, or the law's where that is higher. */
export const lawfulAge = (id: JurisdictionId | undefined, own: number): number =>
  Math.max(own, lawOf(id).minimumAge ?? 0);
