const demoAccounts = [
  ['player', 'Player2026', 'a member'],
  ['agent', 'Agent2026', 'an agent'],
  ['expired', 'Expired2026', 'a member whose password has expired'],
  ['newcomer', 'Welcome2026', 'a member with the default password'],
] as const;

/** Text printed once everything is ready: site addresses, gateway pages, and accounts to log in with. */
export const welcome = (tenants: readonly string[], port: number): string => {
  const rows = [
    ...tenants.map((tenant) => [tenant, `http://${tenant}.localhost:${port}`]),
    ['API reference', `http://gateway.localhost:${port}/reference`],
    ['outbox', `http://gateway.localhost:${port}/outbox`],
    ['payments', `http://pay.localhost:${port}`],
  ];
  const width = Math.max(...rows.map(([name]) => name?.length ?? 0));
  const table = rows.map(([name = '', address = '']) => `  ${name.padEnd(width)}  ${address}`).join('\n');
  const accounts = demoAccounts
    .map(([name, password, who]) => `  ${name.padEnd(width)}  ${password.padEnd(12)} ${who}`)
    .join('\n');
  const whose = tenants.length === 1 ? 'Demo accounts' : 'Demo accounts, the same on every site';
  return `\n${table}\n\n  ${whose}:\n${accounts}\n\n  Ctrl-C stops everything.\n`;
};
