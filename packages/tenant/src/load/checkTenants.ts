import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { JsonSource } from '../diagnostics/source.ts';
import type { Path } from '../diagnostics/source.ts';
import type { TenantFolder } from './listTenants.ts';

type Claim = { kind: 'id' | 'domain'; value: string; path: Path };

const claimsOf = (folder: TenantFolder, source: JsonSource): Claim[] => {
  const { id, domains } = (source.value ?? {}) as { id?: unknown; domains?: unknown };
  return [
    { kind: 'id', value: typeof id === 'string' ? id : folder.name, path: ['id'] },
    ...(Array.isArray(domains) ? domains : []).flatMap((value: unknown, index): Claim[] =>
      typeof value === 'string' ? [{ kind: 'domain', value: value.toLowerCase(), path: ['domains', index] }] : [],
    ),
  ];
};

/** Reports folders that claim the same id or domain, at the later folder. */
export const checkTenants = (folders: readonly TenantFolder[]): Diagnostic[] => {
  const owners = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of folders) {
    const source = JsonSource.read(join(folder.dir, 'tenant.json'));
    if (!source) continue;
    for (const { kind, value, path } of claimsOf(folder, source)) {
      const owner = owners.get(`${kind} ${value}`);
      if (owner === undefined) owners.set(`${kind} ${value}`, folder.name);
      if (owner === undefined || owner === folder.name) continue;
      const message = `The ${kind} "${value}" already belongs to the folder ${owner}.`;
      diagnostics.push(
        source.at(path, {
          code: `duplicate-${kind}`,
          message,
          fix: `Give each merchant ${kind === 'id' ? 'an id' : 'domains'} of its own.`,
        }),
      );
    }
  }
  return diagnostics;
};
