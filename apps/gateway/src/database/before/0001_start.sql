-- Every row carries its merchant; a world is a merchant with an origin, and goes with all it has when it is deleted.
create table merchants (
  id text primary key,
  origin text references merchants on delete cascade,
  settings jsonb not null,
  conditions jsonb not null default '{}',
  clock_offset_ms bigint not null default 0,
  catalogue_version text not null default '',
  played boolean not null default true,
  created_at timestamptz not null
);
create table merchant_hosts (
  host text primary key,
  merchant text not null references merchants on delete cascade
);
create index merchant_hosts_merchant on merchant_hosts (merchant);

create table members (
  merchant text not null references merchants on delete cascade,
  id text not null,
  account text not null,
  account_key text not null,
  nickname text not null,
  real_name text,
  type integer not null,
  dialing_code text,
  mobile text,
  email text,
  icon text,
  password_hash text,
  password_default boolean not null default false,
  password_expires_at timestamptz,
  second_factors jsonb not null default '[]',
  authenticator_secret text,
  first_login_at timestamptz,
  disabled boolean not null default false,
  created_at timestamptz not null,
  primary key (merchant, id),
  unique (merchant, account_key)
);
create unique index members_mobile on members (merchant, dialing_code, mobile);

create table wallets (
  merchant text not null,
  member_id text not null,
  balance bigint not null check (balance >= 0),
  sequence bigint not null,
  primary key (merchant, member_id),
  foreign key (merchant, member_id) references members on delete cascade
);
create table ledger (
  merchant text not null,
  member_id text not null,
  sequence bigint not null,
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  kind text not null,
  vassalage text,
  transaction_id text,
  occurred_at timestamptz not null,
  primary key (merchant, member_id, sequence),
  foreign key (merchant, member_id) references members on delete cascade
);

create table sessions (
  merchant text not null,
  token_hash text not null,
  member_id text not null,
  password_grace_until timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant, token_hash),
  foreign key (merchant, member_id) references members on delete cascade
);
create index sessions_member on sessions (merchant, member_id);
create table login_failures (
  merchant text not null references merchants on delete cascade,
  account_key text not null,
  failures integer not null,
  locked_until timestamptz,
  last_at timestamptz not null,
  primary key (merchant, account_key)
);
create table login_challenges (
  merchant text not null,
  id_hash text not null,
  member_id text not null,
  methods jsonb not null,
  attempts integer not null default 0,
  entry text,
  expires_at timestamptz not null,
  primary key (merchant, id_hash),
  foreign key (merchant, member_id) references members on delete cascade
);
create table captchas (
  merchant text not null references merchants on delete cascade,
  visitor_hash text not null,
  kind text not null,
  answer text not null,
  difficulty integer not null default 0,
  expires_at timestamptz not null,
  primary key (merchant, visitor_hash)
);
create table verification_codes (
  merchant text not null references merchants on delete cascade,
  purpose text not null,
  recipient text not null,
  code_hash text not null,
  attempts integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant, purpose, recipient)
);
create table outbox (
  merchant text not null references merchants on delete cascade,
  id text not null,
  channel text not null,
  recipient text not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (merchant, id)
);

create table encryption_keys (
  merchant text not null references merchants on delete cascade,
  kid text not null,
  private_key jsonb not null,
  created_at timestamptz not null,
  primary key (merchant, kid)
);
create table used_request_ids (
  merchant text not null references merchants on delete cascade,
  jti text not null,
  expires_at timestamptz not null,
  primary key (merchant, jti)
);
create table idempotent_requests (
  merchant text not null references merchants on delete cascade,
  caller text not null,
  operation_id text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  primary key (merchant, caller, operation_id, key)
);

create table vendors (
  merchant text not null references merchants on delete cascade,
  vassalage text not null,
  game_type text not null,
  display_name text not null,
  is_new boolean not null default false,
  launch_mode text not null,
  in_house boolean not null default false,
  status text,
  maintenance_until timestamptz,
  position integer not null,
  primary key (merchant, vassalage, game_type)
);
create table games (
  merchant text not null references merchants on delete cascade,
  node_id text not null,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  names jsonb not null,
  search_text text not null,
  classify text,
  is_game text,
  parent_code text,
  trial boolean not null default false,
  min_bet bigint not null default 1,
  lines integer not null default 0,
  heat integer not null default 0,
  status text,
  maintenance_until timestamptz,
  position integer not null,
  primary key (merchant, node_id),
  unique (merchant, vassalage, game_type, game_code)
);
create table recent_games (
  merchant text not null,
  member_id text not null,
  node_id text not null,
  played_at timestamptz not null,
  primary key (merchant, member_id, node_id),
  foreign key (merchant, member_id) references members on delete cascade
);
create table game_sessions (
  merchant text not null references merchants on delete cascade,
  id text not null unique,
  launch_token_hash text unique,
  launch_expires_at timestamptz not null,
  member_id text,
  vassalage text not null,
  game_type text not null,
  game_code text not null,
  game_name text not null,
  mode text not null,
  language text not null,
  back_url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant, id),
  foreign key (merchant, member_id) references members on delete cascade
);
create table vendor_transactions (
  merchant text not null references merchants on delete cascade,
  vassalage text not null,
  transaction_id text not null,
  kind text not null,
  session_id text not null,
  amount bigint not null,
  outcome text not null,
  balance bigint not null,
  sequence bigint not null,
  rolled_back boolean not null default false,
  occurred_at timestamptz not null,
  primary key (merchant, vassalage, transaction_id)
);

create table announcements (
  merchant text not null references merchants on delete cascade,
  id text not null,
  kind text not null,
  execution text,
  group_name text,
  titles jsonb not null,
  contents jsonb not null,
  image text,
  linkage_type text not null default '',
  starts_at timestamptz not null,
  ends_at timestamptz,
  promotion_type text,
  position integer not null,
  primary key (merchant, id)
);
