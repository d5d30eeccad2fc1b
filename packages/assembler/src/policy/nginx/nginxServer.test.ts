import { expect, test } from 'vitest';
import { originClaims } from '../originClaims.ts';
import { acceptCases, pathCases } from '../../testing/pageRequests.ts';
import { parseNginx } from '../../testing/parseNginx.ts';
import type { Directive } from '../../testing/parseNginx.ts';
import { reviewedAnswers, reviewedAway, reviewedSite } from '../../testing/reviewedHeaders.ts';
import { callHeaders } from '../siteHeaders.ts';
import { nginxServer } from './nginxServer.ts';
import type { NginxFiles } from './nginxServer.ts';

const allOf = (of: readonly Directive[]): Directive[] =>
  of.flatMap((directive) => [directive, ...allOf(directive.block ?? [])]);

/** A site's directives with its includes expanded. */
const wholeOf = ({ site, maps, server: shared }: NginxFiles): Directive[] => {
  const filled = (of: readonly Directive[]): Directive[] =>
    of.flatMap((directive) => {
      if (directive.name === 'include') return parseNginx(directive.words[0]?.endsWith('maps.conf') ? maps : shared);
      return [directive.block ? { ...directive, block: filled(directive.block) } : directive];
    });
  return filled(parseNginx(site));
};

const files = nginxServer(reviewedSite('alpha'));
const directives = wholeOf(files);
const server = directives.find(({ name }) => name === 'server')?.block ?? [];
const locations = server.filter(({ name }) => name === 'location');

/** The name of a variable with the shared files' version prefix. */
const shared = (what: string): string => {
  return `${/\$baize_[\da-f]{8}_/.exec(files.maps)?.[0]}${what}`;
};

const named = (of: readonly Directive[] | undefined, name: string): string[][] =>
  (of ?? []).filter((directive) => directive.name === name).map(({ words }) => words);

const place = (words: string): Directive[] =>
  locations.find((location) => location.words.join(' ').startsWith(words))?.block ?? [];

/** Evaluates a `map` variable as nginx does. */
const mapped = (variable: string, value: string): string => {
  const whole = directives.find(({ name, words }) => name === 'map' && words[1] === variable);
  const { words: [from = ''] = [], block: map = [] } = whole ?? {};
  const seen = from.startsWith('$baize_') ? mapped(from, value) : value;
  const found = map.find(({ name }) => {
    const [, insensitive, pattern] = /^~(\*?)(.*)$/s.exec(name) ?? [];
    return pattern === undefined ? name === seen : new RegExp(pattern, insensitive ? 'i' : '').test(seen);
  });
  const said = (found ?? map.find(({ name }) => name === 'default'))?.words[0] ?? '';
  return said.startsWith('$') ? mapped(said, value) : said;
};

/** The host names that a site with these domains is served under. */
const hostsOf = (domains: string[]): string[][] => {
  const site = parseNginx(nginxServer({ ...reviewedSite('alpha'), domains }).site);
  return named(site.find(({ name }) => name === 'server')?.block, 'server_name');
};

test.each([
  ['nginx.conf', files.site],
  ['nginx.maps.conf', files.maps],
  ['nginx.server.conf', files.server],
])('%s stands as it was reviewed, every header in it', async (name, text) => {
  await expect(text).toMatchFileSnapshot(`reviewed/${name}`);
});

test('it is made of words that every build of nginx knows', () => {
  const entriesOf = (kind: string) =>
    allOf(directives)
      .filter(({ name }) => name === kind)
      .flatMap(({ block = [] }) => block);
  const entries = new Set([...entriesOf('map'), ...entriesOf('types')]);
  const own = allOf(directives).filter((directive) => !entries.has(directive));
  const core =
    'add_header client_body_timeout client_max_body_size default_type error_page listen location return root set';
  const more =
    'gzip gzip_types gzip_comp_level gzip_proxied server server_name server_tokens try_files types map upstream keepalive';
  const proxy = 'buffering connect_timeout http_version pass read_timeout set_header'
    .split(' ')
    .map((name) => `proxy_${name}`);
  const known = new Set([...core.split(' '), ...more.split(' '), ...proxy]);
  expect([...new Set(own.map(({ name }) => name))].filter((name) => !known.has(name))).toEqual([]);
});

test('two things are for the integrator, and its top says where', () => {
  const [top = '', ...rest] = files.site.split('\n\n');
  const edits = ['# EDIT 1', '# EDIT 2', '# EDIT 2', '# EDIT 2'];
  expect(rest.join('\n\n').match(/# EDIT \d$/gm)).toEqual(edits);
  expect(
    rest
      .join('\n\n')
      .match(/\/srv\/sites\/alpha.*/g)
      ?.every((line) => line.endsWith('# EDIT 2')),
  ).toBe(true);
  expect(top).toContain("EDIT 1, the gateway's address");
  expect(top).toContain('EDIT 2, the folder of this site (in three lines)');
  expect(named(server, 'root')).toEqual([['/srv/sites/alpha']]);
  expect(named(server, 'server_name')).toEqual([['alpha.example']]);
});

test('it stands under every domain of the merchant, under its local name where there is none', () => {
  expect(hostsOf(['alpha.example', 'www.alpha.example'])).toEqual([['alpha.example', 'www.alpha.example']]);
  expect(hostsOf([])).toEqual([['alpha.localhost']]);
});

test.each(Object.entries(files))('%s reads well: one directive a line, as far in as its block is', (_, text) => {
  let depth = 0;
  for (const line of text.split('\n')) {
    const bare = line.replaceAll(/'[^']*'|"(?:[^"\\]|\\.)*"|#.*/g, '').trimEnd();
    if (bare.trim() === '') continue;
    if (bare.endsWith('}') && !bare.includes('{')) depth -= 1;
    expect([line, line.search(/\S/)]).toEqual([line, depth * 2]);
    expect([line, bare.replace('{ }', ';').match(/[;{}]/g)]).toEqual([line, [expect.any(String)]]);
    if (bare.endsWith('{')) depth += 1;
  }
  expect(depth).toBe(0);
});

test('every guarding header is on every answer, whatever its status', () => {
  const page = reviewedAnswers.find(({ kind }) => kind === 'a page')?.headers ?? {};
  const { 'cache-control': _, 'content-security-policy': policy = '', ...guards } = page;
  const said = named(server, 'add_header').map(([name = '', value = '', when]) => [name.toLowerCase(), value, when]);
  const fixed = said.filter(([name]) => name !== undefined && name in guards);
  expect(Object.fromEntries(fixed.map(([name, value]) => [name, value]))).toEqual(guards);
  expect(fixed.every(([, , when]) => when === 'always')).toBe(true);
  expect([
    mapped('$baize_alpha_policy', '200 /index.html'),
    mapped('$baize_alpha_policy', '404 /assets/gone.js'),
  ]).toEqual([policy, policy]);
  expect(said.filter(([name]) => !fixed.some(([other]) => other === name))).toEqual([
    ['content-security-policy', '$baize_alpha_policy', 'always'],
    ['cache-control', shared('cache'), 'always'],
    ['content-encoding', shared('coding'), undefined],
    ['vary', shared('vary'), undefined],
  ]);
});

test('no place of files has a header of its own, beside which nginx would drop those of the server', () => {
  const withOwn = locations.filter(({ block }) => named(block, 'add_header').length > 0);
  expect(withOwn.map(({ words }) => words.join(' '))).toEqual([
    '~ ^/(?:wps|lgw|lotto|media)(?:/|$)',
    '= /wps/profile/picture/upload',
    '= /wps/promotions/images',
    '@too_large',
    '@gateway_away',
  ]);
});

test('calls come before files, and carry the headers of calls unless the gateway says its own', () => {
  const [first] = locations;
  expect(first?.words.join(' ')).toBe('~ ^/(?:wps|lgw|lotto|media)(?:/|$)');
  const call = reviewedAnswers.find(({ kind }) => kind === 'a call')?.headers ?? {};
  const said = named(first?.block, 'add_header');
  expect(
    Object.fromEntries(said.map(([name = '', variable = '']) => [name.toLowerCase(), mapped(variable, '')])),
  ).toEqual(call);
  for (const [, variable = '', when] of said) {
    expect(mapped(variable, 'of the gateway')).toBe('');
    expect(when).toBe('always');
  }
  const away = named(place('@gateway_away'), 'add_header');
  expect(Object.fromEntries(away.map(([name = '', value]) => [name.toLowerCase(), value]))).toEqual(
    reviewedAway.headers,
  );
  expect(place('@gateway_away').find(({ name }) => name === 'return')?.words[0]).toBe('503');
});

test('a call is let go when the edge would let it go, and says each thing about its origin once', () => {
  const [first] = locations;
  expect(named(first?.block, 'proxy_connect_timeout')).toEqual([['2s']]);
  expect(named(first?.block, 'proxy_read_timeout')).toEqual([['300s']]);
  const said = named(first?.block, 'proxy_set_header').map(([name = '']) => name.toLowerCase());
  expect(said).toEqual([...new Set(said)]);
  expect(said).toEqual(expect.arrayContaining([...originClaims]));
});

test('what the gateway says itself is read as nginx names it', () => {
  const sources = named(directives, 'map').flatMap(([from = '']) => /^\$upstream_http_(.*)/.exec(from)?.[1] ?? []);
  expect(sources).toEqual(Object.keys(callHeaders).map((name) => name.toLowerCase().replaceAll('-', '_')));
});

test.each(acceptCases)('Accept: %s gets a page: %s', (accept = '', takesHtml) => {
  expect(mapped(shared('page'), accept)).toBe(takesHtml ? '/200.html' : '/.nothing');
});

test.each(pathCases)('%s may be answered by a page: %s', (path, isPage) => {
  // Hidden files and files that only a host reads are answered before this map applies.
  const isClosed = /^\/(?:\.|_headers$)/.test(path);
  const otherwise = directives.find(({ words }) => words[1] === shared('otherwise'))?.block ?? [];
  const found = otherwise.find(({ name }) => name.startsWith('~') && new RegExp(name.slice(1)).test(path));
  if (!isClosed) expect([path, found?.words[0] ?? 'page']).toEqual([path, isPage ? 'page' : '/.nothing']);
  expect(otherwise.at(-1)).toMatchObject({ name: 'default', words: [shared('page')] });
});

test('a page with a file of its own is answered by it at each of its paths, and such answers vary with Accept', () => {
  for (const path of ['/down', '/down/', '/app', '/Down'])
    expect([path, mapped(shared('document'), path)]).toEqual([path, '/down.html']);
  for (const path of ['/downs', '/a/down', '/'])
    expect([path, mapped(shared('document'), path)]).toEqual([path, '/200.html']);
  for (const file of ['/200.html', '/down.html'])
    expect([file, mapped(shared('vary'), file)]).toEqual([file, 'Accept, Accept-Encoding']);
  for (const file of ['/index.html', '/other.html', '/200xhtml'])
    expect(mapped(shared('vary'), file)).not.toContain('Accept,');
});

test('a rule without caching leaves the general one, a rule of one path holds for no other', () => {
  const rules = [
    { path: '/*', headers: { 'Cache-Control': 'no-cache' } },
    { path: '/a.b', headers: { 'Cache-Control': 'max-age=1' } },
    { path: '/c/*', headers: { 'X-C': '1' } },
  ];
  const [entries] = parseNginx(nginxServer({ ...reviewedSite('alpha'), rules }).maps).map(({ block }) => block);
  expect(entries?.map(({ name, words }) => [name, ...words])).toEqual([
    [String.raw`~^(?:200|206|304) /a\.b$`, 'max-age=1'],
    ['~^(?:200|206|304) /', 'no-cache'],
    ['default', 'no-store'],
  ]);
});

test('an answer may be kept as its kind may, and never a 404', () => {
  for (const { path, status, method, headers } of reviewedAnswers.filter(
    ({ headers: all }) => 'permissions-policy' in all,
  )) {
    const uri = path === '/' && method === undefined ? '/index.html.br' : path;
    expect([path, mapped(shared('cache'), `${status} ${uri}`)]).toEqual([path, headers['cache-control']]);
    expect([path, mapped('$baize_alpha_policy', `${status} ${uri}`)]).toEqual([
      path,
      headers['content-security-policy'],
    ]);
  }
  for (const status of [301, 400, 403, 404, 405, 416, 500, 503]) {
    expect(mapped(shared('cache'), `${status} /assets/main-1.js`)).toBe('no-store');
  }
  expect(mapped(shared('cache'), '200 /assets/main-1.js.br')).toContain('immutable');
  expect(mapped(shared('cache'), '206 /assets/clip.mp4')).toContain('immutable');
});

test.each([
  ['', ''],
  ['gzip, deflate, br, zstd', '.br'],
  ['gzip', '.gz'],
  ['gzip;q=0.5', '.gz'],
  ['br;q=0', ''],
  ['br;q=0.0, gzip;q=1.0', '.gz'],
  ['br;q=0.001', '.br'],
  ['gzip;q=0, br', '.br'],
  ['xbr, gzipped', ''],
  ['BR', '.br'],
])('a browser that takes "%s" gets the form "%s"', (header, form) => {
  expect(mapped(shared('packed'), header)).toBe(form);
});

test('a prepared form says what it is, and keeps the media type of what is in it', () => {
  expect(mapped(shared('coding'), '/assets/main-1.js.br')).toBe('br');
  expect(mapped(shared('coding'), '/assets/main-1.js.gz')).toBe('gzip');
  expect(mapped(shared('coding'), '/assets/main-1.js')).toBe('');
  expect(named(server, 'gzip')).toEqual([['off']]);
  const script = place(String.raw`~ \.js$`);
  expect(named(script, 'default_type')).toEqual([['text/javascript; charset=utf-8']]);
  expect(script.find(({ name }) => name === 'types')?.block).toEqual([]);
});

test.each([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['svg', 'image/svg+xml'],
])('a text that ends with .%s is served as %s, and may be compressed', (ending, type) => {
  expect(named(place(String.raw`~ \.${ending}$`), 'default_type')).toEqual([[type]]);
  for (const form of ['', '.br', '.gz']) expect(mapped(shared('vary'), `/a.${ending}${form}`)).toBe('Accept-Encoding');
});

test('pictures, faces, films and sounds are served as what they are, anything else as bytes', () => {
  const types = server.find(({ name }) => name === 'types')?.block ?? [];
  expect(Object.fromEntries(types.map(({ name, words: [ending = ''] }) => [ending, name]))).toEqual({
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    avif: 'image/avif',
    woff2: 'font/woff2',
    mp4: 'video/mp4',
    mp3: 'audio/mpeg',
  });
  expect(named(server, 'default_type')).toEqual([['application/octet-stream']]);
  expect(mapped(shared('vary'), '/a.png')).toBe('');
});

test('a name of any length and form a merchant may have stays within what nginx takes', () => {
  const longest = Object.values(nginxServer(reviewedSite('a'.repeat(31)))).join('');
  const variables = [...longest.matchAll(/\$(baize_\w+)/g)].map(([, name = '']) => name.length);
  expect(Math.max(...variables)).toBeLessThanOrEqual(46);
  const dashed = nginxServer(reviewedSite('jade-palace')).site;
  expect(dashed).toContain('$baize_jade_palace_policy');
  expect(dashed).toContain('set $baize_gateway baize_gateway_jade_palace;');
});

test('what sites of one release share is the same, and other rules have other names', () => {
  const { maps, server: served } = nginxServer(reviewedSite('beta'));
  expect([maps, served]).toEqual([files.maps, files.server]);
  const other = nginxServer({ ...reviewedSite('beta'), gateway: ['/wps'] }).maps;
  expect(other).not.toContain(shared(''));
});
