import type { ScriptFont } from './scriptFonts.ts';

// Fontconfig's numbers for the weights that a variable font is offered in.
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
 * A fontconfig file that names only its own folders of fonts, so that nothing of the machine is seen; its cache is in
 * `home`. It lists only the weights that are named, in place of all others: each weight is one more face in hundreds of
 * files, and every page searches them all.
 */
export function fontsConfig(
  home: string,
  folders: readonly string[],
  fonts: readonly ScriptFont[],
  weights: readonly FontWeight[],
): string {
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
}

/** Some files call themselves by their first weight ("Noto Sans SC Thin"), by which no style sheet asks for them. */
function namedByFamily(family: string): string {
  return `  <match target="scan">
    <test name="family"><string>${family} Thin</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
  </match>`;
}

function preferred(language: string, family: string): string {
  return `  <match target="pattern">
    <test name="lang" compare="contains"><string>${language}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit>
  </match>`;
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
