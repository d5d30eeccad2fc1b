import { readdirSync, realpathSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import { join, sep } from 'node:path';
import { nearest } from '../diagnostics/didYouMean.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.types.ts';
import { atFile } from '../diagnostics/source.ts';

const isInside = (root: string, path: string): boolean => path === root || path.startsWith(root + sep);

const entriesOf = (dir: string): Dirent[] => {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
};

/** A path with all links resolved; undefined if it is broken or circular. */
const realPlace = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

/** The entries of one tenant folder by exact name, and which of them have been read or reported. */
export class FolderNames {
  readonly dir: string;
  readonly names: readonly string[];
  readonly #told = new Set<string>();
  readonly #links: ReadonlySet<string>;

  /** Lists a folder without dot files. Empty if there is no folder. */
  constructor(dir: string) {
    const entries = entriesOf(dir).filter(({ name }) => !name.startsWith('.'));
    this.dir = dir;
    this.names = entries.map(({ name }) => name).sort();
    this.#links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
  }

  /** True if the folder has a file of exactly this name, which is then marked as read. */
  take(name: string): boolean {
    if (this.names.includes(name)) this.#told.add(name);
    return this.names.includes(name);
  }

  /**
   * An unused name that was probably intended: same letters in another case, a typing slip, or any (`isAnyNear`). Marks
   * it as reported.
   */
  insteadOf(name: string, { isAnyNear = false } = {}): { name: string; isCase: boolean } | undefined {
    const free = this.names.filter((other) => !this.#told.has(other));
    const sameLetters = free.find((other) => other.toLowerCase() === name.toLowerCase());
    const near = sameLetters ?? nearest(name, free) ?? (isAnyNear ? free[0] : undefined);
    if (near === undefined) return undefined;
    this.#told.add(near);
    return { name: near, isCase: sameLetters !== undefined };
  }

  /** Reports unused files, and files whose names differ only in case, which some file systems treat as one. */
  unread(known: readonly string[]): Diagnostic[] {
    const at = (name: string, problem: Parameters<typeof atFile>[1]) => atFile(join(this.dir, name), problem);
    return this.names
      .filter((name) => !this.#told.has(name))
      .map((name) => {
        const twin = this.names.find((other) => other !== name && other.toLowerCase() === name.toLowerCase());
        if (twin !== undefined) {
          const message = `"${name}" and "${twin}" differ only in case: many machines take them for one file.`;
          return at(name, { code: 'wrong-case', message, fix: `Remove it, or give it another name than "${twin}".` });
        }
        const meant = nearest(name, known);
        const fix =
          meant === undefined ? 'Remove it, or keep it outside the tenant folder.' : `Did you mean "${meant}"?`;
        return at(name, { severity: 'warning', code: 'unknown-file', message: `Nothing reads "${name}".`, fix });
      });
  }

  /** Reports links that are broken or leave the tenant's folder, which must be complete wherever it is copied. */
  links(root: string): Diagnostic[] {
    const [real, own] = [realPlace(root), realPlace(this.dir)];
    return this.names.flatMap((name): Diagnostic[] => {
      const path = join(this.dir, name);
      const target = this.#links.has(name) ? realPlace(path) : own && join(own, name);
      if (target !== undefined && real !== undefined && isInside(real, target)) return [];
      const message = target === undefined ? 'This link leads nowhere.' : 'This link leads out of the tenant folder.';
      this.#told.add(name);
      return [atFile(path, { code: 'outside-link', message, fix: 'Put a copy of the file here instead of the link.' })];
    });
  }
}
