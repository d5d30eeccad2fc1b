import type { ScriptFonts } from './theme.types.ts';

type ScriptStack = {
  readonly tags: readonly string[];
  readonly sans: readonly string[];
  readonly serif: readonly string[];
};

// The best system faces for each script, in the order Apple, Windows, Android, Linux.
const stacks: readonly ScriptStack[] = [
  {
    tags: ['zh-Hans'],
    sans: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'],
    serif: ['Songti SC', 'STSong', 'Noto Serif SC', 'Noto Serif CJK SC', 'SimSun'],
  },
  {
    tags: ['zh-Hant'],
    sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC'],
    serif: ['Songti TC', 'Noto Serif TC', 'Noto Serif CJK TC', 'PMingLiU'],
  },
  {
    tags: ['ja'],
    sans: ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Noto Sans JP', 'Noto Sans CJK JP'],
    serif: ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP'],
  },
  {
    tags: ['ko'],
    sans: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
    serif: ['AppleMyungjo', 'Batang', 'Noto Serif KR', 'Noto Serif CJK KR'],
  },
  {
    tags: ['ar'],
    sans: ['SF Arabic', 'Geeza Pro', 'Segoe UI', 'Noto Sans Arabic'],
    serif: ['SF Arabic', 'Geeza Pro', 'Noto Naskh Arabic', 'Segoe UI'],
  },
  {
    tags: ['ur'],
    sans: ['Noto Nastaliq Urdu', 'Urdu Typesetting', 'SF Arabic', 'Noto Naskh Arabic'],
    serif: ['Noto Nastaliq Urdu', 'Urdu Typesetting', 'SF Arabic', 'Noto Naskh Arabic'],
  },
  {
    tags: ['th'],
    sans: ['Thonburi', 'Leelawadee UI', 'Noto Sans Thai'],
    serif: ['Thonburi', 'Noto Serif Thai', 'Leelawadee UI', 'Noto Sans Thai'],
  },
  {
    tags: ['km'],
    sans: ['Khmer Sangam MN', 'Leelawadee UI', 'Noto Sans Khmer'],
    serif: ['Khmer MN', 'Noto Serif Khmer', 'Leelawadee UI', 'Noto Sans Khmer'],
  },
  {
    tags: ['my'],
    sans: ['Myanmar Sangam MN', 'Myanmar Text', 'Noto Sans Myanmar'],
    serif: ['Myanmar MN', 'Noto Serif Myanmar', 'Myanmar Text', 'Noto Sans Myanmar'],
  },
  {
    tags: ['hi'],
    sans: ['Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari'],
    serif: ['Devanagari MT', 'Noto Serif Devanagari', 'Nirmala UI', 'Noto Sans Devanagari'],
  },
  {
    tags: ['bn'],
    sans: ['Kohinoor Bangla', 'Nirmala UI', 'Noto Sans Bengali'],
    serif: ['Bangla MN', 'Noto Serif Bengali', 'Nirmala UI', 'Noto Sans Bengali'],
  },
  {
    tags: ['ta'],
    sans: ['Tamil Sangam MN', 'Nirmala UI', 'Noto Sans Tamil'],
    serif: ['Tamil MN', 'Noto Serif Tamil', 'Nirmala UI', 'Noto Sans Tamil'],
  },
];

/**
 * Font stacks by script, made of system fonts after the theme's own Latin faces, so that digits keep those.
 * `displayStyle` selects serif or sans faces for headings.
 */
export const scriptStacks = (own: {
  readonly body: readonly string[];
  readonly display: readonly string[];
  readonly displayStyle: 'sans' | 'serif';
}): readonly ScriptFonts[] => {
  const generic = own.displayStyle === 'serif' ? 'serif' : 'sans-serif';
  return stacks.map(({ tags, sans, serif }) => ({
    tags,
    body: [...own.body, ...sans, 'sans-serif'],
    display: [...own.display, ...(own.displayStyle === 'serif' ? serif : sans), generic],
  }));
};
