import { isBannerGroup } from '@baize/domain/banner-groups';
import type { BannerGroup } from '@baize/domain/banner-groups';
import { memberPageOfRoute } from '@baize/domain/routes';
import type { RouteName } from '@baize/domain/routes';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { parseSource } from '../diagnostics/parseSource.ts';
import { atFile, JsonSource } from '../diagnostics/source.ts';
import type { Path } from '../diagnostics/source.ts';
import type { Picture, TenantBanner, TenantDocument } from '../document/document.types.ts';
import { bannersSchema } from '../schema/bannersSchema.ts';
import { bannerRule } from './bannerShapes.ts';
import { checkPicture } from './checkPicture.ts';
import { FolderNames } from './folderNames.ts';
import type { ReleaseFacts } from './releaseFacts.ts';
import { slidesOf } from './slides.ts';
import type { Slide } from './slides.ts';

type Banners = TenantDocument['banners'];
type SlideFile = {
  id: string;
  image: string;
  imageNarrow?: string;
  imageDay?: string;
  imageDayNarrow?: string;
  to?: RouteName;
};

/** The page that shows a banner group: a slide must not link to its own page. */
const pageOf: Partial<Record<BannerGroup, RouteName>> = {
  w_home: 'home',
  w_promotions: 'promotions',
  w_rng: 'rng',
  w_live: 'live',
  w_fish: 'fish',
  w_pvp: 'pvp',
  w_sports: 'sports',
  w_esports: 'esports',
  w_elott: 'elott',
  w_lott: 'lott',
  w_download: 'down',
  w_shop: 'pointMall',
  w_help: 'help',
  w_reg: 'register',
  w_login: 'login',
  w_forget: 'forget',
};

/** Checks the slides of one group and the pictures in its folder. */
class GroupCheck {
  readonly diagnostics: Diagnostic[] = [];
  readonly #source: JsonSource;
  readonly #group: BannerGroup;
  readonly #folder: FolderNames;
  readonly #sizes = new Map<string, Picture>();

  constructor(source: JsonSource, group: BannerGroup, folder: FolderNames) {
    this.#source = source;
    this.#group = group;
    this.#folder = folder;
  }

  read(slides: readonly SlideFile[], release: ReleaseFacts | undefined): TenantBanner[] {
    // Takes all pictures before reporting missing ones: a file that one slide uses is not suggested for another.
    for (const { image, imageNarrow, imageDay, imageDayNarrow } of slides)
      for (const name of [image, imageNarrow, imageDay, imageDayNarrow])
        if (name !== undefined) this.#folder.take(name);
    const list: TenantBanner[] = [];
    for (const [index, slide] of slides.entries()) {
      const { id, image, imageNarrow, to } = slide;
      const path = [this.#group, index];
      if (slides.findIndex((slide) => slide.id === id) !== index) {
        const message = `The slide id "${id}" stands twice in ${this.#group}.`;
        this.#tell([...path, 'id'], 'duplicate-banner', message, 'Give each slide an id of its own.');
      }
      if (to !== undefined) this.#checkTarget([...path, 'to'], to, release);
      const wide = this.#picture([...path, 'image'], image, 'wide');
      const narrow = imageNarrow && this.#picture([...path, 'imageNarrow'], imageNarrow, 'narrow');
      const day = this.#day(path, slide);
      list.push({ id, image: wide, ...(narrow && { imageNarrow: narrow }), ...(day && { day }), ...(to && { to }) });
    }
    this.diagnostics.push(...this.#folder.unread([]));
    return list;
  }

  #tell(path: Path, code: string, message: string, fix: string, severity: Diagnostic['severity'] = 'error'): void {
    this.diagnostics.push(this.#source.at(path, { severity, code, message, fix }));
  }

  #checkTarget(path: Path, to: RouteName, release: ReleaseFacts | undefined): void {
    if (pageOf[this.#group] === to) {
      const message = `A banner of ${this.#group} leads to "${to}", the page that it stands on.`;
      this.#tell(path, 'own-page', message, 'Lead to another page, or leave "to" out.');
    } else if (release && !release.routes[to in memberPageOfRoute ? 'member' : to]) {
      const message = `This release has no page "${to}" yet: the banner leads nowhere until one has.`;
      const fix = `Use one of: ${Object.keys(release.routes).join(', ')}.`;
      this.#tell(path, 'page-not-offered', message, fix, 'warning');
    }
  }

  #day(path: Path, { image, imageNarrow, imageDay, imageDayNarrow }: SlideFile): TenantBanner['day'] {
    if (imageDay === undefined) {
      if (imageDayNarrow === undefined) return undefined;
      const message = 'There is a narrow picture for the day, but no wide one.';
      this.#tell([...path, 'imageDayNarrow'], 'no-wide-day', message, 'Add "imageDay", or leave this out.');
      return undefined;
    }
    if (this.#group !== 'w_home' || path[1] === 0) {
      const message = 'Only what comes behind the first slide of w_home changes with the hour: this is never shown.';
      this.#tell([...path, 'imageDay'], 'always-one', message, `Leave "imageDay" out, or move the slide.`, 'warning');
      return undefined;
    }
    if ((imageNarrow === undefined) !== (imageDayNarrow === undefined)) {
      const message = 'On phones this slide has one picture for the day and another form for the night.';
      const fix = 'Give both "imageNarrow" and "imageDayNarrow", or neither.';
      this.#tell([...path, 'imageDay'], 'half-narrow', message, fix);
    }
    if (image === imageDay) {
      const message = 'The picture for the day is the one for the night.';
      this.#tell(
        [...path, 'imageDay'],
        'same-picture',
        message,
        'Name another picture, or leave "imageDay" out.',
        'warning',
      );
    }
    const narrow = imageDayNarrow && this.#picture([...path, 'imageDayNarrow'], imageDayNarrow, 'narrow');
    const wide = this.#picture([...path, 'imageDay'], imageDay, 'wide');
    return { image: wide, ...(narrow && { imageNarrow: narrow }) };
  }

  #picture(path: Path, name: string, form: 'wide' | 'narrow'): Picture {
    const picture: Picture = { src: `/banners/${this.#group}/${name}`, width: 0, height: 0 };
    const known = this.#sizes.get(`${form} ${name}`);
    if (known) return known;
    this.#sizes.set(`${form} ${name}`, picture);
    if (!this.#folder.take(name)) {
      this.#tellMissing(path, name);
      return picture;
    }
    const { size, diagnostics } = checkPicture(join(this.#folder.dir, name), bannerRule(this.#group, form, name));
    this.diagnostics.push(...diagnostics);
    const whole = { ...picture, ...size };
    this.#sizes.set(`${form} ${name}`, whole);
    return whole;
  }

  #tellMissing(path: Path, name: string): void {
    const where = `banners/${this.#group}/`;
    const instead = this.#folder.insteadOf(name, { isAnyNear: true });
    if (instead?.isCase === true) {
      const message = `"${name}" and the file "${instead.name}" differ in case, which a web server tells apart.`;
      return this.#tell(path, 'wrong-case', message, `Write "${instead.name}", or rename the file.`);
    }
    const fix = instead ? `Write "${instead.name}", or rename the file.` : `Add the picture to ${where}.`;
    this.#tell(path, 'missing-file', `There is no picture "${name}" in ${where}.`, fix);
  }
}

/** `slides` is undefined when `banners.json` cannot be read. */
export type CheckedBanners = { banners: Banners; slides: Slide[] | undefined; diagnostics: Diagnostic[] };

/** Reads `banners/banners.json` and checks each picture it names. Picture addresses are paths in the folder. */
export const checkBanners = (dir: string, release?: ReleaseFacts): CheckedBanners => {
  const folder = new FolderNames(join(dir, 'banners'));
  const links = folder.links(dir);
  const source = folder.take('banners.json') ? JsonSource.read(join(folder.dir, 'banners.json')) : undefined;
  if (!source) {
    const instead = folder.insteadOf('banners.json');
    const fix = `Rename it to "banners.json".`;
    const message = `"${instead?.name}" must be "banners.json".`;
    const diagnostic = instead && atFile(join(folder.dir, instead.name), { code: 'wrong-case', message, fix });
    return {
      banners: {},
      slides: diagnostic ? undefined : [],
      diagnostics: [...links, ...(diagnostic ? [diagnostic] : [])],
    };
  }
  const { value, diagnostics } = parseSource(source, bannersSchema);
  const slides = source.syntax.length > 0 ? undefined : slidesOf(source);
  // With an invalid list, used and unused pictures are indistinguishable.
  if (!value) return { banners: {}, slides, diagnostics: [...links, ...diagnostics] };
  const banners: Banners = {};
  for (const [group, list] of Object.entries(value)) {
    if (!isBannerGroup(group) || !Array.isArray(list)) continue;
    folder.take(group);
    const pictures = new FolderNames(join(folder.dir, group));
    const outside = pictures.links(dir);
    const check = new GroupCheck(source, group, pictures);
    banners[group] = check.read(list, release);
    diagnostics.push(...outside, ...check.diagnostics);
  }
  return { banners, slides, diagnostics: [...links, ...diagnostics, ...folder.unread(Object.keys(value))] };
};
