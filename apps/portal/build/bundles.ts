import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest } from 'vite';
import { circleOf } from './chunks.ts';
import { noteLicenses, packagesInside } from './noteLicenses.ts';
import { pageModules } from './pageModules.ts';
import { refuseServerOnly } from './serverOnly.ts';

const root = join(import.meta.dirname, '..');

/** The compiled client: Vite's manifest (source to chunk), and the source of each route's page. */
export type Client = {
  readonly manifest: Manifest;
  readonly pages: ReadonlyMap<string, string>;
  /** Folders of the third-party packages that it contains. */
  readonly packages: ReadonlySet<string>;
};

/** Compiles the client. */
export const buildClient = async (outDir: string): Promise<Client> => {
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
          // The first load names many chunks: each letter less of a hash saves a byte there.
          chunkFileNames: '[name]-[hash:7].js',
          codeSplitting: {
            // A group contains only what it names: with the imports of that, a page would load a whole chunk for one
            // function.
            includeDependenciesRecursively: false,
            groups: [
              // One chunk for the entry: split up, it compresses worse, and home waits for more requests.
              { name: 'main', tags: ['$initial'] },
              // Small modules that home and other pages share.
              {
                name: 'shared',
                test: /useSearch|useTenantBanners|useBanners|(announcements\.queries|banners\.rules)|daylight\.atoms|bidiIsolate|catalogue\.(rules|queries)|routes\.rules|ui-kit\/src\/(Skeleton|near|idle|VendorChip|pictureSource|Hero\/(CarouselRow|CarouselEnd|useCarousel|whenWanted|Hero\.styles)|GameShelf\/GameShelf(Place|\.styles))|PageColumn\.styles|bannerTarget|gateway-sdk\/src\/((announcements|catalogue)\/index|cdn\/cdnAddresses)|MinorAmount\.gen/,
              },
              // Used by most pages except home: icons, errors and dates in words; headings, styles of fields and
              // overlays.
              {
                name: 'told',
                test: /useErrorText|useDateTime|timeFormat\.atoms|offersPasskeys|madeFormats|writeMoment|fieldIcons|latinDigits|typedText\.rules|gateway-sdk\/src\/session\/index/,
              },
              { name: 'heading', test: /PageHeading|(?<!DateRange|Money)Field\.styles|overlay\.styles/ },
              // Forms of any kind, and the sentences of refusals.
              {
                name: 'form',
                test: /features\/src\/flow\/(?!refusalDetails)|ui-kit\/src\/(Field|Form|FormMessage|TextField)\/|Link\/TextLink|session\/Entry(Head|Frame\.styles)|words\/useRefusalText|pendingLogin\.atoms/,
              },
              // Login, registration and recovery: statecharts, and forms with the merchant's field rules.
              {
                name: 'entry',
                test: /xstate|with-selector|isomorphic-layout|features\/src\/forms\/|verification\/(smsCode\.machine|verification(?!\.calls)|useGatewayClock)|ui-kit\/src\/PasswordField\/|pages\/verification\/use|words\/(useWordedForm|useFieldErrorText)|domain\/src\/field-rules|gateway-sdk\/src\/verification\/index|session\/Entry(Frame\.tsx|FormPlace)|EntryLinks|LawNotice|lazyLoggedIn/,
              },
              // Login and registration only.
              {
                name: 'account',
                test: /ui-kit\/src\/Checkbox\/|useContinueTo|captcha\.machine|useCaptcha|LoginPage\.styles|changePassword\.machine|SocialSection|useSocialProviders/,
              },
              // Plans of mobile numbers, one chunk per world zone (first digit of the dialing code), since each chunk
              // is a file of every site.
              { name: (id) => `numbers${/plans\/(\d)/.exec(id)?.[1] ?? ''}`, test: /number\/plans\// },
              // Chips for filters. `oneStop` (one Tab stop) is a chunk of its own, since game cards use it without
              // chips.
              { name: 'chips', test: /ui-kit\/src\/(FilterChip|ChipRow)\// },
              { name: 'oneStop', test: /ui-kit\/src\/oneStop\// },
              // Small modules that always load together.
              { name: 'status', test: /ui-kit\/src\/StatusScreen\/|FailedNotice/ },
              { name: 'smsCode', test: /verification\/(SmsCodeField|useSmsCode|useStoredCountdown|smsCode\.atoms)/ },
              { name: 'dialog', test: /ui-kit\/src\/(Dialog|ConfirmDialog)\// },
              { name: 'mutation', test: /useMutation|mutationObserver|mutationOptions/ },
              { name: 'balance', test: /useBalance\.|balance\.queries|ledger\.rules|\/getBalance|\/Balance\.gen/ },
              { name: 'invitation', test: /useInvitation|registration\/registration\.(rules|atoms)/ },
              { name: 'news', test: /readAnnouncements|bannerGroups|transport\/(checked|deadline)/ },
              { name: 'notices', test: /notices\.rules|entry\.rules/ },
              {
                name: 'lists',
                test: /features\/src\/paging\/pagedQuery|gateway-sdk\/src\/paging\/|favourites\.(queries|rules)|getFavourite|FavouriteGamePage\.gen|infiniteQueryOptions/,
              },
              // Promotions, rewards and missions.
              {
                name: 'offers',
                test: /pages\/promotions\/(PromotionsPage\.styles|useStatusLabel|Missions\.tsx|Leaderboard\.tsx|AsidePart|useStatus|MissionsPage\.styles)|features\/src\/promotions\/useLeaderboard/,
              },
              {
                name: 'promotions',
                test: /features\/src\/promotions\/(usePromotions|useMissions|promotions\.queries)\./,
              },
              { name: 'draws', test: /readResult|drawNumber|DrawCardCountdown|DrawCard\.styles|DrawResult\.gen/ },
              { name: 'quiet', test: /useQuiet|useSiteTime|jotai\/dist\/react\/useAtom\./ },
              { name: 'clock', test: /useRefetchAfterClockLeap|steadyClock|randomKey|leftPassword\.atoms/ },
              { name: 'vendorPictures', test: /vendorPictures\.rules|useVendorPictures|ui-kit\/src\/VendorPicture\// },
              // Small modules that pages with games share.
              {
                name: 'games',
                test: /launch\.rules|GameType\.gen|vendorAction|useVendorName|useVendorOf|gameAction|requestedGames|firstHref|useCategoryVendors|coverSizes|imageSources|LazyRealAccountDialog/,
              },
              // The login in one chunk, of which the page after a provider's sign-in uses the charts.
              {
                name: 'login',
                test: /features\/src\/session\/login\/(?!social\/|passkey\/|use(?:Own|Left)Password|.*[cC]hangePassword)|changePassword\.actors|verification\/secondFactor\.machine|pages\/session\/login\/(LoginForm|useLogin|usePending|remembered|lazyPasskeyLogin)|lazySignIn/,
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
};

/** Compiles the server entry with all its dependencies, since the assembler runs it without our node_modules. */
export const buildServer = async (outDir: string): Promise<void> => {
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
};
