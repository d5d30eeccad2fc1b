import type { Database } from './database.types.ts';
import { GATEWAY_ROLE } from './seal.ts';

// Another gateway on the server may create the role concurrently: roles are shared by all databases.
const script = `do $$ begin
  if not exists (select from pg_roles where rolname = '${GATEWAY_ROLE}') then
    begin
      create role ${GATEWAY_ROLE} nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
  -- Since PostgreSQL 16 a member may be one who cannot take the role.
  if not pg_has_role('${GATEWAY_ROLE}', case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) then
    execute format('grant ${GATEWAY_ROLE} to %I', current_user);
  end if;
end $$`;

const NOT_ALLOWED = '42501';

/** Creates the server's role for merchants' calls. Throws with the SQL for an administrator if this user may not. */
export const ensureRole = async ({ run }: Pick<Database, 'run'>): Promise<void> => {
  await run(script).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === NOT_ALLOWED)) throw error;
    throw new Error(
      `it needs the role ${GATEWAY_ROLE}, which this user may not make; let an administrator run: create role ${GATEWAY_ROLE} nologin; grant ${GATEWAY_ROLE} to <this user>`,
      { cause: error },
    );
  });
};
