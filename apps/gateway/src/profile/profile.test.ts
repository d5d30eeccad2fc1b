import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../testing/openTestGateway.ts';
import type { TestGateway } from '../testing/openTestGateway.ts';
import { newProfile, PASSWORD, reasonOf, ticketOf } from './testing/newProfile.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

describe('the nickname', () => {
  it('is stored in its normal form, and need not be unique', async () => {
    const { name, see, visitor } = await newProfile(gateway);
    expect((await name('  Ｌｕｃｋｙ  ٧ ')).value).toMatchObject({ nickname: 'Lucky 7' });
    expect(reasonOf(await name('Lucky 7', await visitor.tokenOf('agent', 'Agent2026')))).toBe('done');
    expect((await see()).nickname).toBe('Lucky 7');
  });

  it.each([
    ['Pаypal', 'nicknameRule'],
    ['x', 'nicknameRule'],
    ['adm1n', 'nicknameReserved'],
    ['客服', 'nicknameReserved'],
  ])('%s is refused as %s, and changes nothing', async (nickname, code) => {
    const { name, see } = await newProfile(gateway);
    const { nickname: before } = await see();
    expect(reasonOf(await name(nickname))).toBe(code);
    expect((await see()).nickname).toBe(before);
  });
});

describe('the picture', () => {
  it('is one of twelve drawn ones, which the gateway draws, or none', async () => {
    const { post, see, visitor, token } = await newProfile(gateway);
    const { drawnPictures, picture } = await see();
    expect([drawnPictures.length, picture]).toEqual([12, undefined]);
    expect((await post('/picture', { drawn: 12 })).value).toMatchObject({
      picture: { drawn: 12, url: drawnPictures[11] },
    });
    const drawn = await visitor.request(drawnPictures[11] ?? '');
    expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    await drawn.arrayBuffer();
    expect((await visitor.call('/wps/member/info/icon', { token })).value).toEqual({ url: drawnPictures[11] });
    expect((await post('/picture', { drawn: 13 })).status).toBe(400);
    expect((await post('/picture', {})).value).not.toHaveProperty('picture');
  });

  it('that is uploaded becomes a small square without what else was in the file', async () => {
    const { post, see } = await newProfile(gateway);
    const sent = await sharp({ create: { width: 640, height: 300, channels: 4, background: '#3050a0' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .png()
      .toBuffer();
    expect(reasonOf(await post('/picture/upload', { image: sent.toString('base64') }))).toBe('done');
    const { url = '', drawn } = (await see()).picture ?? {};
    expect([url.slice(0, 23), drawn]).toEqual(['data:image/jpeg;base64,', undefined]);
    const { width, height, format, exif } = await sharp(Buffer.from(url.slice(23), 'base64')).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 192, height: 192, format: 'jpeg', exif: undefined });
    const page = Buffer.from('<svg onload="alert(1)"/>').toString('base64');
    expect(reasonOf(await post('/picture/upload', { image: page }))).toBe('imageInvalid');
    expect((await see()).picture?.url).toBe(url);
  });
});

describe('the birthday', () => {
  it('is set once; the same day again is a success', async () => {
    const { post, see } = await newProfile(gateway);
    expect(reasonOf(await post('/birthday', { birthday: '1990-05-17' }))).toBe('done');
    expect(reasonOf(await post('/birthday', { birthday: '1990-05-17' }))).toBe('done');
    expect(reasonOf(await post('/birthday', { birthday: '1991-05-17' }))).toBe('birthdaySet');
    expect((await see()).birthday).toBe('1990-05-17');
  });

  it.each(['2026-03-02', '2008-03-02', '1880-01-01'])('of %s is nobody’s who may play', async (birthday) => {
    const { post } = await newProfile(gateway, { clock: '2026-03-01T04:00:00Z' });
    expect(reasonOf(await post('/birthday', { birthday }))).toBe('birthdayInvalid');
  });

  it('of eighteen years ago today is accepted, by the day of the merchant', async () => {
    const { post } = await newProfile(gateway, { clock: '2026-02-28T17:00:00Z' });
    expect(reasonOf(await post('/birthday', { birthday: '2008-03-01' }))).toBe('done');
  });

  it('is a day of the calendar', async () => {
    const { post } = await newProfile(gateway);
    expect((await post('/birthday', { birthday: '1990-02-30' })).status).toBe(400);
  });
});

it('language and time format are kept, each by itself', async () => {
  const { post, see, visitor, token } = await newProfile(gateway);
  expect((await see()).timeFormat).toBe('auto');
  await post('/preferences', { timeFormat: 'h12' });
  await post('/preferences', { language: 'VI' });
  expect(await see()).toMatchObject({ timeFormat: 'h12', language: 'VI' });
  const { value } = await visitor.call('/wps/member/info', { token });
  expect(value).toMatchObject({ timeFormat: 'h12', language: 'VI' });
  expect((await post('/preferences', { timeFormat: 'h36' })).status).toBe(400);
});

it('consents are none before they are given, and each change is kept with its moment', async () => {
  const { consent, consentChanges, see, advance } = await newProfile(gateway);
  expect((await see()).consents.map(({ channel, isGiven }) => [channel, isGiven])).toEqual([
    ['email', false],
    ['sms', false],
    ['phone', false],
    ['site', false],
  ]);
  await consent('email', true);
  await consent('email', true);
  await advance(60_000);
  await consent('email', false);
  await consent('sms', false);
  expect(await consentChanges()).toMatchObject([
    { channel: 'email', isGiven: false },
    { channel: 'email', isGiven: true },
  ]);
});

it('the file of all that is kept has the records of the member and no secret', async () => {
  const { askExport, file, consent } = await newProfile(gateway);
  await consent('phone', true);
  const { status, headers, text } = await file(ticketOf(await askExport()));
  expect([status, headers.get('Content-Disposition')]).toEqual([200, 'attachment; filename="my-data.json"']);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(data['members']).toMatchObject([{ account: 'player' }]);
  expect(data['consent_changes']).toMatchObject([{ channel: 'phone', is_given: true }]);
  expect(data['postings']?.length).toBeGreaterThan(0);
  expect(data['sessions']?.length).toBeGreaterThan(0);
  expect(
    Object.values(data)
      .flat()
      .flatMap((row) => Object.keys(row))
      .filter((name) => /hash|secret|token/u.test(name)),
  ).toEqual([]);
});

it('an account without money, bets and orders is closed, and takes no login', async () => {
  const { close, closure, see, visitor, token } = await newProfile(gateway);
  expect(await closure()).toMatchObject({ obstacles: [], balance: '0', bonus: '0' });
  expect(await see()).toBeDefined();
  expect(reasonOf(await close())).toBe('done');
  expect((await visitor.call('/wps/profile', { token })).status).toBe(401);
  expect(reasonOf(await visitor.logIn('player', 'Player2026'))).toBe('disabled');
});

it('an account is not closed without the secret that confirms it', async () => {
  const { close, closure } = await newProfile(gateway);
  expect(reasonOf(await close({ ...PASSWORD, secret: 'Wrong2026' }))).toBe('wrongProof');
  expect(reasonOf(await close({ kind: 'fundPassword', secret: 'Player2026' }))).toBe('otherProof');
  expect(await closure()).toMatchObject({ obstacles: [] });
});

it.each([
  ['balance', { rows: { members: [{ account: 'player', balance: '100' }] } }],
  [
    'vendorWallets',
    {
      settings: { vendorWallets: ['BAIZE'] },
      rows: {
        members: [{ account: 'player', balance: '5000' }],
        vendorWallets: [{ account: 'player', vassalage: 'BAIZE', amount: '5000' }],
      },
    },
  ],
  [
    'deposits',
    {
      rows: {
        members: [{ account: 'player', balance: '0' }],
        deposits: [{ account: 'player', amount: '10000', status: 'pending', hoursAgo: 0 }],
      },
    },
  ],
] as const)('an account is not closed while there is something left of %s', async (obstacle, wish) => {
  const { close, closure, visitor } = await newProfile(gateway, wish as never);
  expect((await closure())['obstacles']).toContain(obstacle);
  expect(reasonOf(await close())).toBe('accountInUse');
  expect(reasonOf(await visitor.logIn('player', 'Player2026'))).toBe('done');
});
