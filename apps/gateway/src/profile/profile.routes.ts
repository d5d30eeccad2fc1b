import { DATA_FILE, routes } from '@baize/gateway-contract';
import { memberOf } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import { answer, ok, problem, refuse } from '../kernel/answer.ts';
import type { Call, GatewayApp, Services, Session } from '../kernel/gateway.types.ts';
import { handle } from '../kernel/handle.ts';
import { overloaded } from '../kernel/overloaded.ts';
import { readImage } from '../pictures/readImage.ts';
import { refuseProof } from '../security/proof.ts';
import { readBonusMoney } from '../wallet/bonuses.store.ts';
import type { LimitsPort } from '../wallet/limits.types.ts';
import { changeMember, setBirthday, setNickname } from './changeProfile.ts';
import { closeAccount } from './closeAccount.ts';
import { readObstacles } from './closure.store.ts';
import { consentsOf, listConsentChanges, setConsent } from '../member/consents.store.ts';
import { giveTicketBack, openExport, takeTicket } from './exports.store.ts';
import { memberData } from './memberData.ts';
import { choosePicture, drawnPictures, PICTURE_PIXELS, pictureOf, storePicture } from '../member/pictures.store.ts';

const ownerOf = ({ merchant }: Call, { memberId }: Session) => ({ merchant: merchant.id, memberId });

const readMember = (call: Call, session: Session): Promise<Member> =>
  memberOf(call.database, call.merchant.id, session);

/** The profile as it is now, after a change too. */
const profileOf = async (call: Call, session: Session) => {
  const member = await readMember(call, session);
  const { nickname, birthday, language, time_format: timeFormat } = member;
  const picture = await pictureOf(call.database, member);
  return {
    nickname,
    ...(picture === undefined ? {} : { picture }),
    drawnPictures: drawnPictures(),
    ...(birthday === null ? {} : { birthday }),
    ...(language === null ? {} : { language }),
    timeFormat,
    consents: await consentsOf(call.database, ownerOf(call, session)),
  };
};

const mountSettings = (app: GatewayApp, { pictures }: Pick<Services, 'pictures'>): void => {
  handle(app, routes.getProfile, async ({ c, call, session }) => ok(c, await profileOf(call, session)));

  handle(app, routes.setNickname, async ({ c, call, session, body: { nickname } }) => {
    const result = await setNickname(call, await readMember(call, session), nickname);
    return result.ok ? ok(c, await profileOf(call, session)) : refuse(c, result.code, result.details);
  });

  handle(app, routes.choosePicture, async ({ c, call, session, body: { drawn } }) => {
    await choosePicture(call.database, ownerOf(call, session), drawn);
    return ok(c, await profileOf(call, session));
  });

  handle(app, routes.uploadPicture, async ({ c, call, session, body: { image } }) => {
    const read = await readImage(pictures, image, c.req.raw.signal, PICTURE_PIXELS);
    if ('noTurn' in read) return overloaded(c);
    if (!read.ok) return refuse(c, read.code);
    await storePicture(call.database, ownerOf(call, session), read.content, call.now);
    return ok(c, await profileOf(call, session));
  });

  handle(app, routes.setBirthday, async ({ c, call, session, body: { birthday } }) => {
    const result = await setBirthday(call, await readMember(call, session), birthday);
    return result.ok ? ok(c, await profileOf(call, session)) : refuse(c, result.code, result.details);
  });

  handle(app, routes.setPreferences, async ({ c, call, session, body: { language, timeFormat } }) => {
    await changeMember(call.database, await readMember(call, session), {
      ...(language === undefined ? {} : { language }),
      ...(timeFormat === undefined ? {} : { time_format: timeFormat }),
    });
    return ok(c, await profileOf(call, session));
  });

  handle(app, routes.setConsent, async ({ c, call, session, body }) => {
    await setConsent(call.database, ownerOf(call, session), body, call.now);
    return ok(c, await profileOf(call, session));
  });

  handle(app, routes.getConsentChanges, async ({ c, call, session }) => {
    const rows = await listConsentChanges(call.database, ownerOf(call, session));
    const changes = rows.map(({ channel, is_given: isGiven, at }) => ({ channel, isGiven, at: at.toISOString() }));
    return ok(c, { changes });
  });
};

const mountExport = (app: GatewayApp): void => {
  handle(app, routes.requestExport, async ({ c, call, session, payload: { proof } }) => {
    const refused = await refuseProof(call, await readMember(call, session), proof, session);
    if (refused !== undefined) return refuse(c, refused.code, refused.details);
    return answer(c, await openExport(call.database, ownerOf(call, session), call.now));
  });

  handle(app, routes.getExport, async ({ c, call, session, query: { ticket } }) => {
    const headers = {
      'Content-Type': DATA_FILE,
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    };
    // A HEAD request takes no ticket: a stream without a reader would never be closed.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers);
    const owner = ownerOf(call, session);
    if (!(await takeTicket(call.database, owner, ticket, call.now))) return problem(c, 403, 'forbidden');
    const onCut = () => giveTicketBack(call.database, owner, ticket);
    return c.body(memberData(call.database, owner, { signal: c.req.raw.signal, onCut }), 200, headers);
  });
};

/** Routes of a member's own settings, of the file of what is kept about the member, and of the account's closure. */
export const mountProfile = (app: GatewayApp, services: Services & LimitsPort): void => {
  const { events, limits } = services;
  mountSettings(app, services);
  mountExport(app);

  handle(app, routes.getClosure, async ({ c, call, session }) => {
    const owner = ownerOf(call, session);
    const { balance, obstacles } = await readObstacles(call.database, owner);
    const until = await limits.excludedUntil(call.database, { member: owner }, call.now);
    return ok(c, {
      obstacles: [...obstacles],
      balance: balance.toString(),
      bonus: (await readBonusMoney(call.database, owner)).toString(),
      currency: call.merchant.settings.sandbox.currency,
      ...(until === undefined ? {} : { excludedUntil: until.toISOString() }),
    });
  });

  handle(app, routes.closeAccount, async ({ c, call, session, payload }) => {
    const result = await closeAccount(call, await readMember(call, session), payload, session, limits);
    // All sessions have ended: their event streams must close.
    if (result.ok) events.tell(ownerOf(call, session));
    return answer(c, result);
  });
};
