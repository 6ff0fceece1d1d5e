import path from 'node:path';
import type { SourceFile } from '../source-tree';
import { scanModule, type ScannedModule } from './scan-module';

/** Where pages keep what they show; below these, nothing says a text. */
const rooms = /^(app|components)\//;
const endings = ['', '.ts', '.tsx'];

/** What a page, a layout or a late part reaches, each file once. */
export interface Reached {
  /** Modules that run in the browser. */
  client: string[];
  /** Modules that only the server runs. */
  server: string[];
}

/** The product's modules and what they import. */
export class ModuleGraph {
  private readonly files: Map<string, SourceFile>;
  private readonly scanned = new Map<string, ScannedModule>();

  constructor(
    files: SourceFile[],
    private readonly namespaces: string[],
  ) {
    this.files = new Map(files.map((file) => [file.path, file]));
  }

  /** @param file one of the product's files */
  module(file: string): ScannedModule {
    const known = this.scanned.get(file);
    if (known) return known;
    const scanned = scanModule(this.files.get(file) ?? { path: file, text: '' }, this.namespaces);
    this.scanned.set(file, scanned);
    return scanned;
  }

  /** The file that `specifier` means in `from`; null for a package, or for what lies outside of the rooms. */
  resolve(from: string, specifier: string): string | null {
    if (!/^(@\/|\.)/.test(specifier)) return null;
    const base = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(from), specifier);
    const found = endings.map((ending) => base + ending).find((file) => this.files.has(file));
    return found && /\.tsx?$/.test(found) && rooms.test(found) ? found : null;
  }

  resolveAll(from: string, specifiers: string[]): string[] {
    return specifiers.flatMap((specifier) => this.resolve(from, specifier) ?? []);
  }

  /** All modules from `entry` on; what stands below a client module runs in the browser too. */
  reach(entry: string, inBrowser = false): Reached {
    const client = new Set<string>();
    const server = new Set<string>();
    const visit = (file: string, below: boolean): void => {
      const { isClient, imports } = this.module(file);
      const runsThere = below || isClient;
      const seen = runsThere ? client : server;
      if (seen.has(file)) return;
      seen.add(file);
      for (const specifier of imports) {
        const target = this.resolve(file, specifier);
        if (target) visit(target, runsThere);
      }
    };
    visit(entry, inBrowser);
    return { client: [...client], server: [...server] };
  }
}
