-- What is counted before it is tried: how often of late, and when last. Locks follow from the two.
create table attempts (
  merchant text not null references merchants on delete cascade,
  kind text not null,
  subject text not null,
  taken integer not null,
  last_at timestamptz not null,
  primary key (merchant, kind, subject)
);
drop table login_failures;
alter table login_challenges drop column attempts, drop column entry;

-- The time step of the last code of an authenticator app that was taken: each opens one session.
alter table members add column authenticator_step bigint;

alter table sessions add column must_change_password boolean not null default false;

-- The session that opened a game, so that the game ends with it.
alter table game_sessions add column session_hash text;
create index game_sessions_session on game_sessions (merchant, session_hash);
