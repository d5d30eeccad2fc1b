import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { circleOf } from './chunks.ts';
import { noteLicenses, packagesInside } from './noteLicenses.ts';
import { pageModules } from './pageModules.ts';
import { refuseServerOnly } from './serverOnly.ts';

const root = join(import.meta.dirname, '..');

/** What browsers load: which source became which chunk, and which source is the page of a route. */
export interface Client {
  readonly manifest: Manifest;
  readonly pages: ReadonlyMap<string, string>;
  /** The folders of the packages of others that are in it. */
  readonly packages: ReadonlySet<string>;
}

/** Compiles what browsers load. */
export async function buildClient(outDir: string): Promise<Client> {
  const pages = new Map<string, string>();
  const packages = new Set<string>(packagesInside);
  await build({
    root,
    logLevel: 'warn',
    plugins: [refuseServerOnly(), pageModules(root, pages), noteLicenses(packages)],
    build: {
      outDir,
      emptyOutDir: true,
      assetsDir: '',
      manifest: 'manifest.json',
      rolldownOptions: {
        input: 'src/main.tsx',
        output: {
          codeSplitting: {
            // A group has what it names. What that imports would come along, and a page then load it for one function of the group.
            includeDependenciesRecursively: false,
            groups: [
              // What the entry needs is one chunk: split up, it compresses worse and home waits for more requests.
              { name: 'main', tags: ['$initial'] },
              // A few lines that home and other pages share are no chunks of their own either.
              {
                name: 'shared',
                test: /useSearch|useTenantBanners|useBanners|(announcements\.queries|banners\.rules)|daylight\.atoms|catalogue\.(rules|queries)|routes\.rules|ui-kit\/src\/(Skeleton|near|idle|VendorChip|pictureSource|Hero\/(CarouselRow|CarouselEnd|useCarousel|whenWanted|Hero\.styles)|GameShelf\/GameShelf(Place|\.styles))|PageColumn\.styles|bannerTarget|gateway-sdk\/src\/((announcements|catalogue)\/index|cdn\/cdnAddresses)/,
              },
              // What most pages but home have: icons, faults and moments in words; headings, the look of fields and of what lies over the page.
              {
                name: 'told',
                test: /useFaultText|useDateTime|madeFormats|writeMoment|fieldIcons|latinDigits|typedText\.rules/,
              },
              { name: 'heading', test: /PageHeading|Field\.styles|overlay\.styles/ },
              // Forms of any kind, and why one was refused.
              {
                name: 'form',
                test: /features\/src\/flow\/|ui-kit\/src\/(Field|Form|FormMessage|TextField)\/|Link\/TextLink|session\/Entry(Head|Frame\.styles)|words\/useRefusalText|pendingLogin\.atoms/,
              },
              // What log-in, registration and recovery stand on besides: charts, and forms by the merchant's rules.
              {
                name: 'entry',
                test: /xstate|with-selector|isomorphic-layout|features\/src\/forms\/|verification\/(smsCode\.machine|verification|useGatewayClock)|ui-kit\/src\/PasswordField\/|pages\/verification\/use|words\/(useWordedForm|useFieldFaultText)|domain\/src\/field-rules|gateway-sdk\/src\/verification\/index|session\/Entry(Frame\.tsx|FormPlace)|EntryWays|laterLoggedIn/,
              },
              // Of these, log-in and registration alone.
              {
                name: 'account',
                test: /ui-kit\/src\/Checkbox\/|useLeadOn|captcha\.machine|useCaptcha|LoginPage\.styles|changePassword\.machine|SocialPlace|useSocialProviders/,
              },
              // Plans of mobile numbers by the zone of the world that their dialing codes begin with: a site has a file for each chunk.
              { name: (id) => `numbers${/plans\/(\d)/.exec(id)?.[1] ?? ''}`, test: /number\/plans\// },
              // Chips to choose by. The one stop of the Tab key is apart from them: cards of games have it, and no chips.
              { name: 'chips', test: /ui-kit\/src\/(FilterChip|ChipRow)\// },
              { name: 'oneStop', test: /ui-kit\/src\/oneStop\// },
              // A few lines each that always come together.
              { name: 'status', test: /ui-kit\/src\/StatusScreen\/|FailedNotice/ },
              { name: 'smsCode', test: /verification\/(SmsCodeField|useSmsCode|useKeptWait|smsCode\.atoms)/ },
              { name: 'dialog', test: /ui-kit\/src\/(Dialog|ConfirmDialog)\// },
              { name: 'mutation', test: /useMutation|mutationObserver|mutationOptions/ },
              { name: 'balance', test: /useBalance\.|balance\.queries|ledger\.rules|\/getBalance|\/Balance\.gen/ },
              { name: 'invitation', test: /useInvitation|registration\/registration\.(rules|atoms)/ },
              { name: 'news', test: /readAnnouncements|bannerGroups|transport\/(checked|deadline)/ },
              { name: 'notices', test: /notices\.rules|entry\.rules/ },
              { name: 'quiet', test: /useQuiet|useSiteTime|jotai\/dist\/react\/useAtom\./ },
              { name: 'clock', test: /useLeaps|steadyClock|randomKey/ },
              { name: 'vendorPictures', test: /vendorPictures\.rules|useVendorPictures|ui-kit\/src\/VendorPicture\// },
              // A few lines each that pages of games share.
              {
                name: 'games',
                test: /launch\.rules|GameType\.gen|vendorAction|useVendorName|useVendorOf|gameAction|requestedGames|firstHref|useCategoryVendors|coverSizes|imageSources|LaterRealAccountDialog/,
              },
              // The log-in as one chunk, which what follows a provider's page has its charts from.
              {
                name: 'login',
                test: /features\/src\/session\/login\/(?!social\/|use(?:Own|Left)Password|.*[cC]hangePassword)|changePassword\.actors|verification\/secondFactor\.machine|pages\/session\/login\/(LoginForm|useLogin|usePending|remembered)|laterSignIn/,
              },
            ],
          },
        },
      },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Manifest;
  const circle = circleOf(manifest);
  if (circle !== undefined)
    throw new Error(
      `Chunks import each other: ${circle.join(' → ')}. Put what they share into one of the groups above.`,
    );
  return { manifest, pages, packages };
}

/** Compiles the server entry with all it needs: the assembler runs it without our node_modules. */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'src/server.tsx',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
}
