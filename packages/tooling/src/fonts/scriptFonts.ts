/** A font for tests: its npm package, family, and the files to use. */
export type ScriptFont = {
  readonly packageName: string;
  readonly family: string;
  /** Matches the subset in a file name, before `-wght-normal.woff2`. */
  readonly subsets: RegExp;
  /** Languages (in fontconfig's spelling) that use it by default. */
  readonly languages: readonly string[];
};

// Han and Hangul fonts are split into about a hundred numbered files.
const slices = /^\d+$/u;

const sans = (script: string, subset: string, ...languages: string[]): ScriptFont => ({
  packageName: `@fontsource-variable/noto-sans-${script.toLowerCase()}`,
  family: `Noto Sans ${script}`,
  subsets: subset === '' ? slices : new RegExp(`^${subset}$`, 'u'),
  languages,
});

/** Latin, with the letters of Vietnamese and Turkish. */
export const latinFont: ScriptFont = {
  packageName: '@fontsource-variable/noto-sans',
  family: 'Noto Sans',
  subsets: /^(?:latin|latin-ext|vietnamese)$/u,
  languages: [],
};

/** One font for every script of the 22 language codes. */
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
