import { DRAWN_PICTURES } from '@baize/gateway-contract';
import { and, eq } from 'drizzle-orm';
import { members } from '../accounts/member.schema.ts';
import { lockMember } from '../accounts/members.store.ts';
import type { Member } from '../accounts/members.store.ts';
import type { Orm } from '../database/database.types.ts';
import { memberPicturePath } from '../pictures/paths.ts';
import type { Owner } from '../wallet/wallet.store.ts';
import { memberPictures } from './memberSettings.schema.ts';

/** Pixels across of an uploaded picture. */
export const PICTURE_PIXELS = 192;

const OWN = 'own';

const ofOwner = ({ merchant, memberId }: Owner) =>
  and(eq(memberPictures.merchant, merchant), eq(memberPictures.member_id, memberId));

/** Addresses of the drawn pictures, in their order. */
export const drawnPictures = (): string[] =>
  Array.from({ length: DRAWN_PICTURES }, (_, at) => memberPicturePath(at + 1));

/** The member's picture; an uploaded one is its own address, so that nobody else can fetch it. */
export const pictureOf = async (
  orm: Orm,
  { merchant, id, icon }: Member,
): Promise<{ url: string; drawn?: number } | undefined> => {
  if (icon === null) return undefined;
  const drawn = Number(/^drawn:(\d+)$/u.exec(icon)?.[1]);
  if (drawn >= 1 && drawn <= DRAWN_PICTURES) return { url: memberPicturePath(drawn), drawn };
  if (icon !== OWN) return { url: icon };
  const [row] = await orm
    .select({ content: memberPictures.content })
    .from(memberPictures)
    .where(ofOwner({ merchant, memberId: id }));
  return row && { url: `data:image/jpeg;base64,${Buffer.from(row.content).toString('base64')}` };
};

const setIcon = async (orm: Orm, { merchant, memberId }: Owner, icon: string | null): Promise<void> => {
  await orm
    .update(members)
    .set({ icon })
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)));
};

/** Sets a drawn picture, or none, and deletes an uploaded one. */
export const choosePicture = (orm: Orm, owner: Owner, drawn: number | undefined): Promise<void> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    await tx.delete(memberPictures).where(ofOwner(owner));
    await setIcon(tx, owner, drawn === undefined ? null : `drawn:${drawn}`);
  });

/** Stores an uploaded picture in place of the one of before. */
export const storePicture = (orm: Orm, owner: Owner, content: Uint8Array, now: Date): Promise<void> =>
  orm.transaction(async (tx) => {
    await lockMember(tx, owner);
    await tx
      .insert(memberPictures)
      .values({ merchant: owner.merchant, member_id: owner.memberId, content, uploaded_at: now })
      .onConflictDoUpdate({
        target: [memberPictures.merchant, memberPictures.member_id],
        set: { content, uploaded_at: now },
      });
    await setIcon(tx, owner, OWN);
  });
