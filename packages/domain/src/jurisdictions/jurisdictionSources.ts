import type { Jurisdiction, JurisdictionId } from './jurisdictions.rules.ts';

/**
 * Where a rule of a jurisdiction is stated, and what it says there, in short. A `section` without a number names the
 * subject of the part: its number could not be checked against the published text.
 */
export type LawSource = {
  readonly name: string;
  readonly section: string;
  readonly says: string;
  readonly url: string;
};

export type LawRule = keyof Jurisdiction;

const gdpr: LawSource = {
  name: 'Regulation (EU) 2016/679 (GDPR)',
  section: 'recital 32',
  says: 'Silence, a pre-ticked box or inactivity is no consent.',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
};

const treaty = (section: string, says: string, anchor: string): LawSource => ({
  name: 'Glücksspielstaatsvertrag 2021',
  section,
  says,
  url: `https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021-${anchor}`,
});

const brazil = {
  name: 'Lei 14.790/2023',
  url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/L14790.htm',
};

const british = 'Licence conditions and codes of practice (Gambling Commission)';
const codes = 'https://www.gamblingcommission.gov.uk/licensees-and-businesses/lccp/condition';
const standards = {
  name: 'Remote gambling and software technical standards (Gambling Commission)',
  url: 'https://www.gamblingcommission.gov.uk/standards/remote-gambling-and-software-technical-standards',
};

const tamilNadu = (section: string, says: string): LawSource => ({
  name: 'Tamil Nadu Online Gaming Authority (Real Money Games) Regulations, 2025',
  section,
  says,
  url: 'https://www.barandbench.com/law-firms/view-point/game-start-tamil-nadu-online-gaming-authoritys-new-regulations-for-real-money-gaming',
});

/** The source of each rule that a jurisdiction sets. */
export const jurisdictionSources = {
  none: {},
  EU: {
    preTickedConsent: gdpr,
    depositLimitChoice: {
      name: 'Commission Recommendation 2014/478/EU',
      section: 'principles of player support',
      says: 'A player sets a deposit limit at registration.',
      url: 'https://eur-lex.europa.eu/eli/reco/2014/478/oj',
    },
  },
  BR: {
    preTickedConsent: {
      name: 'Lei 13.709/2018 (LGPD)',
      section: 'article 5, XII',
      says: 'Consent is a free, informed and unambiguous statement.',
      url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/lei/L13709.htm',
    },
    depositLimitChoice: {
      name: 'Portaria SPA/MF 1.231/2024',
      section: 'rules of responsible gambling',
      says: 'The bettor sets prudential limits.',
      url: 'https://www.gov.br/fazenda/pt-br/composicao/orgaos/secretaria-de-premios-e-apostas',
    },
    minimumAge: { ...brazil, section: 'article 26, I', says: 'Who is under 18 may not bet.' },
    bonuses: {
      ...brazil,
      section: 'article 29, I',
      says: 'An operator grants no advance, bonus or prior advantage for a bet, not even as a promotion.',
    },
  },
  GB: {
    preTickedConsent: {
      name: british,
      section: 'social responsibility code 5.1.12',
      says: 'Customers opt in to direct marketing.',
      url: `${codes}/5-1-12-sr-code`,
    },
    depositLimitChoice: {
      ...standards,
      section: 'requirement 12A',
      says: 'Customers are prompted to set a limit at registration or at the first deposit.',
    },
    minimumAge: {
      name: 'Gambling Act 2005',
      section: 'section 45 and section 46',
      says: 'A child or young person, who is under 18, is not to be invited to gamble.',
      url: 'https://www.legislation.gov.uk/ukpga/2005/19/part/4',
    },
    bonuses: {
      name: british,
      section: 'social responsibility code 5.1.1, paragraph 3 (a)',
      says: 'Bonus funds are played through at most 10 times.',
      url: `${codes}/5-1-1-sr-code`,
    },
    autoPlay: {
      name: standards.name,
      section: 'requirement 8A',
      says: 'A customer commits to each game cycle individually.',
      url: `${standards.url}/rts-8-autoplay-functionality`,
    },
    marketingByChannel: {
      name: british,
      section: 'social responsibility code 5.1.12',
      says: 'Customers choose by product and by channel (e-mail, SMS, phone) what advertising they get.',
      url: `${codes}/5-1-12-sr-code`,
    },
    notice: {
      name: british,
      section: 'social responsibility code 3.3.1',
      says: 'Information on how to gamble responsibly is available.',
      url: `${codes}/3-3-1-sr-code`,
    },
    helpLine: {
      name: british,
      section: 'social responsibility code 3.3.1',
      says: 'Information on help with problem gambling is available.',
      url: `${codes}/3-3-1-sr-code`,
    },
  },
  DE: {
    preTickedConsent: gdpr,
    depositLimitChoice: treaty(
      '§ 6c (1), sentence 1',
      'At registration a player is asked for a monthly deposit limit.',
      '6c',
    ),
    depositLimitRequired: treaty('§ 6c (1), sentence 6', 'Without a deposit limit there is no play.', '6c'),
    minimumAge: treaty('§ 4 (3)', 'Minors may not take part.', '4'),
    autoPlay: treaty(
      '§ 22a (4), sentence 1',
      'Each game begins by a declaration of the player after the one before it ended.',
      '22a',
    ),
    notice: treaty('§ 7 (1)', 'Players are told that games can be addictive.', '7'),
    helpLine: treaty('§ 7 (1)', 'Players are told where they find counselling and therapy.', '7'),
  },
  'IN-TN': {
    minimumAge: tamilNadu('prohibition of minors', 'Who is under 18 may not play.'),
    notice: tamilNadu('caution messages', 'Login pages say that online gaming is addictive in nature.'),
    nightBreak: tamilNadu('blank hours', 'Real money games have blank hours from 12 midnight to 5 a.m.'),
  },
} as const satisfies Readonly<Record<JurisdictionId, Readonly<Partial<Record<LawRule, LawSource>>>>>;
