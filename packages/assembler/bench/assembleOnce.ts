import { listTenants, loadTenant, mapLimited } from '@baize/tenant';
import { assemble, readRelease } from '../src/index.ts';

// Runs one assembly in its own process, to measure its memory alone. Prints one line of JSON.
const [releaseDir = '', tenantsDir = '', out = '', cacheDir = ''] = process.argv.slice(2);

const begun = performance.now();
const release = await readRelease(releaseDir);
const loaded = await mapLimited(await listTenants(tenantsDir), 4, ({ dir }) =>
  loadTenant(dir, { release: release.manifest }),
);
const tenants = loaded.map(({ tenant, diagnostics }) => {
  if (!tenant) throw new Error(diagnostics[0]?.message);
  return tenant;
});
const { sites } = await assemble({ release, tenants, out, cacheDir, complete: true });
const milliseconds = performance.now() - begun;
const { user, system } = process.cpuUsage();
const megabytes = process.resourceUsage().maxRSS / 1024;
process.stdout.write(
  JSON.stringify({ milliseconds, processor: (user + system) / 1000, megabytes, sites: sites.length }),
);
