/** Browsers by their mark in a User-Agent header, the more specific first: most also name Chrome and Safari. */
const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\b(?:OPR|OPT)\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bYaBrowser\//u, 'Yandex'],
  [/\bMicroMessenger\//u, 'WeChat'],
  [/\bUCBrowser\//u, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//u, 'Safari'],
];

const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/u, 'Android'],
  [/\biPad\b/u, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/u, 'iOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
];

const nameIn = (userAgent: string, table: readonly (readonly [RegExp, string])[]): string | undefined =>
  table.find(([mark]) => mark.test(userAgent))?.[1];

/** Longest header that is read. */
const MOST_CHARACTERS = 512;

/** Browser and system of a User-Agent header, such as `Firefox · Android`; empty if neither is known. */
export const deviceOf = (header: string | undefined): string => {
  const userAgent = (header ?? '').slice(0, MOST_CHARACTERS);
  return [nameIn(userAgent, browsers), nameIn(userAgent, systems)].filter((name) => name !== undefined).join(' · ');
};
