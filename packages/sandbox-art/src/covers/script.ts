export type Script = 'latin' | 'han' | 'arabic' | 'thai' | 'indic' | 'other';

export type ScriptLook = {
  script: Script;
  /** Font stacks to choose from; each begins with faces systems ship. */
  faces: readonly [string, ...string[]];
  lineHeight: number;
  rightToLeft: boolean;
  /** True where letters may be spaced or drawn in capitals. */
  capitals: boolean;
};

const LATIN = [
  "'Arial Black','Segoe UI Black','Roboto Black','Noto Sans',Arial,sans-serif",
  "Georgia,'Noto Serif','Times New Roman',serif",
  "'Trebuchet MS','Segoe UI','Noto Sans',Verdana,sans-serif",
] as const;

const HAN = [
  "'Noto Serif CJK SC','Source Han Serif SC','Songti SC','Noto Serif SC',STSong,SimSun,serif",
  "'PingFang SC','Noto Sans CJK SC','Source Han Sans SC','Microsoft YaHei','Hiragino Sans','Apple SD Gothic Neo','Malgun Gothic',sans-serif",
] as const;

const looks: Record<Script, ScriptLook> = {
  latin: { script: 'latin', faces: LATIN, lineHeight: 0.98, rightToLeft: false, capitals: true },
  han: { script: 'han', faces: HAN, lineHeight: 1.1, rightToLeft: false, capitals: false },
  arabic: {
    script: 'arabic',
    faces: ["'Geeza Pro','Noto Kufi Arabic','Segoe UI','Noto Sans Arabic',Tahoma,sans-serif"],
    lineHeight: 1.4,
    rightToLeft: true,
    capitals: false,
  },
  thai: {
    script: 'thai',
    faces: [
      "'Noto Sans Thai','Leelawadee UI',Thonburi,'Noto Sans Khmer','Khmer UI','Noto Sans Myanmar','Myanmar Text',sans-serif",
    ],
    lineHeight: 1.4,
    rightToLeft: false,
    capitals: false,
  },
  indic: {
    script: 'indic',
    faces: [
      "'Noto Sans Devanagari','Noto Sans Bengali','Noto Sans Tamil','Nirmala UI','Kohinoor Devanagari','Bangla MN','Tamil MN',sans-serif",
    ],
    lineHeight: 1.3,
    rightToLeft: false,
    capitals: false,
  },
  other: { script: 'other', faces: LATIN, lineHeight: 1.15, rightToLeft: false, capitals: false },
};

const NASTALIQ = "'Noto Nastaliq Urdu','Jameel Noori Nastaleeq','Urdu Typesetting','Geeza Pro',serif";

/** The typography of a title by the script of its characters; the language only separates Urdu from Arabic. */
export const lookOf = (title: string, languageTag = ''): ScriptLook => {
  if (/\p{Script=Arabic}/u.test(title)) {
    return /^ur\b/i.test(languageTag) ? { ...looks.arabic, faces: [NASTALIQ], lineHeight: 1.85 } : looks.arabic;
  }
  if (/\p{Script=Hebrew}/u.test(title)) return { ...looks.other, rightToLeft: true };
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(title)) return looks.han;
  if (/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(title)) return looks.thai;
  if (
    /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Sinhala}]/u.test(
      title,
    )
  )
    return looks.indic;
  if (/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(title)) return looks.other;
  return looks.latin;
};

const NARROW = /[ijlI.,'’!|:; ]/u;
const WIDE = /[MWmw@%&—]/u;

// Widths of Arabic letters in the covers' face: wide letters with teeth, single strokes, and narrow letters.
const arabicLetters = [
  { like: /[سشصض]/u, ems: 1.15 },
  { like: /[اأإآ]/u, ems: 0.34 },
  { like: /[بتثپنيىئلرزدذو]/u, ems: 0.5 },
] as const;
/** Letters whose final form is wider: a bowl or a long stroke. */
const BOWL_AT_END = /[سشصضبتثپفكقنيىحجخعغملگکیے](?=\s|$)/gu;

/** The estimated width of a line in ems; close for Latin and Han, generous for other scripts. */
export const widthOf = (line: string, script: Script): number => {
  let width = 0;
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(line)) {
    if (
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(segment)
    )
      width += 1;
    else if (segment === ' ') width += 0.28;
    else if (script === 'arabic') width += arabicLetters.find(({ like }) => like.test(segment))?.ems ?? 0.68;
    else if (script === 'thai') width += 0.66;
    else if (script === 'indic') width += 0.78;
    else if (NARROW.test(segment)) width += 0.34;
    else if (WIDE.test(segment)) width += 0.92;
    else width += /\p{Lu}/u.test(segment) || /\p{N}/u.test(segment) ? 0.7 : 0.6;
  }
  if (script === 'arabic') width += (line.match(BOWL_AT_END)?.length ?? 0) * 0.34;
  return Math.max(width, 0.5);
};
