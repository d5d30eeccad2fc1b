/** A face that tests see: its package, the files of it that are wanted, the family it goes by. */
export interface ScriptFont {
  readonly packageName: string;
  readonly family: string;
  /** What stands between the font's name and `-wght-normal.woff2`. */
  readonly subsets: RegExp;
  /** The languages (as fontconfig writes them) that take it where a page names none of the machine's families. */
  readonly languages: readonly string[];
}

// Han and Hangul come in about a hundred numbered slices that make up one family.
const slices = /^\d+$/u;

const sans = (script: string, subset: string, ...languages: string[]): ScriptFont => ({
  packageName: `@fontsource-variable/noto-sans-${script.toLowerCase()}`,
  family: `Noto Sans ${script}`,
  subsets: subset === '' ? slices : new RegExp(`^${subset}$`, 'u'),
  languages,
});

/** Latin, with what Vietnamese and Turkish add. */
export const latinFont: ScriptFont = {
  packageName: '@fontsource-variable/noto-sans',
  family: 'Noto Sans',
  subsets: /^(?:latin|latin-ext|vietnamese)$/u,
  languages: [],
};

/** One face for every script of the 22 language codes. */
export const scriptFonts: readonly ScriptFont[] = [
  latinFont,
  sans('SC', '', 'zh-hans', 'zh-cn'),
  sans('TC', '', 'zh-hant', 'zh-tw'),
  sans('JP', '', 'ja'),
  sans('KR', '', 'ko'),
  sans('Arabic', 'arabic', 'ar'),
  {
    packageName: '@fontsource-variable/noto-nastaliq-urdu',
    family: 'Noto Nastaliq Urdu',
    subsets: /^arabic$/u,
    languages: ['ur'],
  },
  {
    packageName: '@fontsource-variable/noto-naskh-arabic',
    family: 'Noto Naskh Arabic',
    subsets: /^arabic$/u,
    languages: [],
  },
  sans('Thai', 'thai', 'th'),
  sans('Khmer', 'khmer', 'km'),
  sans('Myanmar', 'myanmar', 'my'),
  sans('Devanagari', 'devanagari', 'hi'),
  sans('Bengali', 'bengali', 'bn'),
  sans('Tamil', 'tamil', 'ta'),
];
