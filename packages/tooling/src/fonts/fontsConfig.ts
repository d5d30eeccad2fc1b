import type { ScriptFont } from './scriptFonts.ts';

// Fontconfig's numbers of the weights of a variable font.
const WEIGHTS = {
  thin: 0,
  extraLight: 40,
  light: 50,
  regular: 80,
  medium: 100,
  semiBold: 180,
  bold: 200,
  extraBold: 205,
  black: 210,
};

export type FontWeight = keyof typeof WEIGHTS;

/**
 * A fontconfig file that lists only its own font folders, so that installed fonts are invisible; its cache is in
 * `home`. It offers only the named weights: each weight is one more font in hundreds of files, all searched by every
 * page.
 */
export const fontsConfig = (
  home: string,
  folders: readonly string[],
  fonts: readonly ScriptFont[],
  weights: readonly FontWeight[],
): string => {
  const others = Object.entries(WEIGHTS).filter(([name]) => !weights.some((weight) => weight === name));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `  <dir>${escaped(folder)}</dir>`).join('\n')}
  <cachedir>${escaped(`${home}/cache`)}</cachedir>
${fonts.map(({ family }) => namedByFamily(family)).join('\n')}
${fonts.flatMap(({ family, languages }) => languages.map((language) => preferred(language, family))).join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last" binding="weak"><string>${fonts[0]?.family ?? ''}</string></edit>
  </match>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
  <selectfont>
    <rejectfont><pattern><patelt name="variable"><bool>true</bool></patelt></pattern></rejectfont>
${others.map(([, weight]) => `    <rejectfont><pattern><patelt name="weight"><int>${weight}</int></patelt></pattern></rejectfont>`).join('\n')}
  </selectfont>
</fontconfig>
`;
};

/** Renames fonts that are named by their first weight ("Noto Sans SC Thin"), a name that no style sheet uses. */
const namedByFamily = (family: string): string => `  <match target="scan">
    <test name="family"><string>${family} Thin</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
  </match>`;

const preferred = (language: string, family: string): string => `  <match target="pattern">
    <test name="lang" compare="contains"><string>${language}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
  </match>`;

const escaped = (path: string): string => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
