import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { expect, it } from 'vitest';
import { newDatabaseUrl } from '../testing/openTestGateway.ts';
import { openPostgres } from './openPostgres.ts';

it('a user who may not make the role of merchants’ calls is told what to run, and needs no more than that', async () => {
  const url = (await newDatabaseUrl()) ?? '';
  const admin = postgres(url, { max: 1, onnotice: () => undefined });
  const user = `owner_${randomBytes(4).toString('hex')}`;
  await admin.unsafe(
    `create role ${user} login password 'word'; alter database ${new URL(url).pathname.slice(1)} owner to ${user}`,
  );
  const theirs = new URL(url);
  [theirs.username, theirs.password] = [user, 'word'];
  // The role exists on the server, but is not granted to this user.
  await expect(openPostgres(theirs.href)).rejects.toThrow(
    'it needs the role baize_gateway, which this user may not make; let an administrator run: create role baize_gateway nologin; grant baize_gateway to <this user>',
  );
  await admin.unsafe(`grant baize_gateway to ${user}`);
  const database = await openPostgres(theirs.href);
  expect(await database.of({ id: 'nobody', origin: 'nobody' }).execute('select * from members')).toEqual([]);
  await database.close();
  await admin.end();
});
