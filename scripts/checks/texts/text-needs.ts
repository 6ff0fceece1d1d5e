import type { ModuleGraph } from './module-graph';
import type { LatePart } from './scan-module';
import { covers, namesOf, type TextSizes } from './text-names';

/** What parts of the program need and bring, along the imports. */
export class TextNeeds {
  constructor(
    private readonly graph: ModuleGraph,
    private readonly sizes: TextSizes,
  ) {}

  /**
   * Names of the texts that the browser needs from above for what `entries` reach.
   *
   * @param inBrowser whether the entries themselves run there
   * @param within late parts that are being looked into: they may lead back to themselves
   */
  of(entries: string[], inBrowser = false, within: ReadonlySet<string> = new Set()): Set<string> {
    const files = new Set(entries.flatMap((entry) => this.graph.reach(entry, inBrowser).client));
    const modules = [...files].map((file) => ({ file, ...this.graph.module(file) }));
    const ids = modules.flatMap(({ uses }) => uses);
    const texts = modules.some(({ takesIds }) => takesIds) ? modules.flatMap((module) => module.ids) : [];
    const names = namesOf([...ids, ...texts.filter((id) => this.isText(id))], this.sizes);
    for (const { file, late } of modules) {
      for (const part of late) {
        for (const name of this.ofLatePart(file, part, within)) names.add(name);
      }
    }
    return names;
  }

  /** Namespaces that a module of texts brings, itself or through others. */
  broughtBy(module: string): string[] {
    const { client } = this.graph.reach(module, true);
    return [...new Set(client.flatMap((file) => this.graph.module(file).brings))];
  }

  private ofLatePart(file: string, { texts, parts }: LatePart, within: ReadonlySet<string>): string[] {
    const entries = this.graph.resolveAll(file, parts).filter((part) => !within.has(part));
    const needed = this.of(entries, true, new Set([...within, ...entries]));
    const sources = this.graph.resolveAll(file, texts).map((module) => this.broughtBy(module));
    return [...needed].filter((name) => sources.length === 0 || !sources.every((brought) => covers(brought, name)));
  }

  private isText(id: string): boolean {
    const [namespace = '', group = ''] = id.split('.');
    return this.sizes.has(group.includes('*') ? namespace : `${namespace}.${group}`);
  }
}
