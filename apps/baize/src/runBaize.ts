import { didYouMean } from '@baize/tenant';
import { assembleSites } from './commands/assembleSites.ts';
import { auditGateway } from './commands/auditGateway.ts';
import { checkDraw } from './commands/checkDraw.ts';
import { checkTenant } from './commands/checkTenant.ts';
import { newTenant } from './commands/newTenant.ts';
import { serveSites } from './commands/serveSites.ts';
import { writeReference } from './commands/writeReference.ts';
import { UsageError } from './terminal/terminal.types.ts';
import type { ExitCode, Terminal } from './terminal/terminal.types.ts';

const commands: Record<string, (args: string[], terminal: Terminal) => Promise<ExitCode>> = {
  'tenant new': newTenant,
  'tenant check': checkTenant,
  assemble: assembleSites,
  serve: serveSites,
  reference: writeReference,
  'gateway audit': auditGateway,
  'draw check': checkDraw,
};

/** The first words of two-word commands. */
const pairs = new Set(Object.keys(commands).flatMap((name) => (name.includes(' ') ? [name.split(' ', 1)[0]] : [])));

const help = `baize: branded sites from tenant folders

  baize tenant new                     ask six things, write a tenant folder, assemble its site
      --id --name --languages EN,ES --theme lacquer|neon --color #rrggbb --email
  baize tenant check <id…> | --all     tell every mistake with its place and fix
  baize assemble [id…]                 write the sites of these tenants, or of all
  baize serve [--port 8080] [--gateway <port>]
                                       serve the assembled sites by host name
  baize reference [--check] [--page <file>]
                                       write down all that a tenant's folder may say to this release

  baize gateway audit [--data <dir>]   add up every account of the gateway's database (or of DATABASE_URL)

  baize draw check <site> <vendor> <lottery> <number>
                                       draw a past draw again from its seed, such as
                                       http://lotus.localhost:8080 LOTT five-minute-draw 20260301-145

  --tenants <dir>   the folder of tenants (tenants)
  --out <dir>       the folder of sites (dist/sites)
  --release <dir>   the compiled portal (apps/portal/dist/release)

Exit codes: 0 done, 1 errors were found, 2 the command was not understood.
`;

/** Runs one command line and returns its exit code. Never throws: prints each error as a message. */
export const runBaize = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const isHelp = args.length === 0 || args.includes('--help') || args.includes('-h') || args[0] === 'help';
  if (isHelp) {
    terminal.out(help);
    return 0;
  }
  const words = pairs.has(args[0] ?? '') ? 2 : 1;
  const name = args.slice(0, words).join(' ');
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`"${name}" is not a command. ${didYouMean(name, Object.keys(commands))}`);
    return await command(args.slice(words), terminal);
  } catch (error) {
    terminal.error(`${error instanceof Error ? error.message : String(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    terminal.error('Run "baize --help" for what there is.\n');
    return 2;
  }
};
