import type { ScriptFont } from './scriptFonts.ts';

// Fontconfig's numbers for all weights but regular and bold, which stand for the others: each is a face more of each of the
// hundreds of slices, and every page that is opened searches them all.
const UNUSED_WEIGHTS = [0, 40, 50, 100, 180, 205, 210];

/** A fontconfig file that knows one folder of fonts and nothing of the machine: no other folder, no other rule, own cache. */
export function fontsConfig(folder: string, fonts: readonly ScriptFont[]): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${escaped(`${folder}/files`)}</dir>
  <cachedir>${escaped(`${folder}/cache`)}</cachedir>
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
${UNUSED_WEIGHTS.map((weight) => `    <rejectfont><pattern><patelt name="weight"><int>${weight}</int></patelt></pattern></rejectfont>`).join('\n')}
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
