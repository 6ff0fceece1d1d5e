import path from 'node:path';
import { namespaceOf } from '../messages/catalogue';
import { isTest, type Problem, type SourceFile } from '../source-tree';
import { ModuleGraph } from './module-graph';
import { covers, mayBeWhole, namespaceOfName, shortestNames, type TextSizes } from './text-names';
import { TextNeeds } from './text-needs';

const entry = /^app\/(?!api\/)(?:.*\/)?(layout|page|default|error|global-error|not-found|loading)\.tsx$/;
const product = /^(app|components)\/.*\.tsx?$/;
const messagesFile = /^messages\/pl\/.*\.json$/;
const rootLayout = 'app/layout.tsx';

function readSizes(files: SourceFile[]): TextSizes {
  const sizes: TextSizes = new Map();
  for (const file of files.filter(({ path }) => messagesFile.test(path))) {
    const texts = JSON.parse(file.text) as Record<string, unknown>;
    const namespace = namespaceOf(file.path);
    sizes.set(namespace, JSON.stringify(texts).length);
    for (const [group, text] of Object.entries(texts)) sizes.set(`${namespace}.${group}`, JSON.stringify(text).length);
  }
  return sizes;
}

/** What one place sends, and what is needed of it. */
interface Place {
  file: string;
  line: number;
  names: string[];
  needed: Set<string>;
}

/** What pages and layouts send against what their client components use. */
class TextCheck {
  private readonly sizes: TextSizes;
  private readonly graph: ModuleGraph;
  private readonly needs: TextNeeds;
  private readonly paths: string[];

  constructor(files: SourceFile[]) {
    this.sizes = readSizes(files);
    this.paths = files.map(({ path }) => path).filter((file) => product.test(file) && !isTest(file));
    this.graph = new ModuleGraph(
      files,
      [...this.sizes.keys()].filter((name) => !name.includes('.')),
    );
    this.needs = new TextNeeds(this.graph, this.sizes);
  }

  run(): Problem[] {
    const entries = this.paths.filter((file) => entry.test(file)).flatMap((file) => this.entryProblems(file));
    const unknown = [...this.inBrowser()].flatMap((file) => this.unknownNames(file));
    const second = this.paths.flatMap((file) => this.secondDeclarations(file));
    return [...entries, ...this.lateProblems(), ...unknown, ...second];
  }

  /** Where a layout or page names its texts: itself, or a component that only the server runs. */
  private declaration(file: string): { file: string; line: number; names: string[] } | null {
    for (const own of this.graph.reach(file).server) {
      const [declared] = this.graph.module(own).declared;
      if (declared) return { file: own, ...declared };
    }
    return null;
  }

  /** What the layouts around `file` send; what shows that a page failed stands within the layout of its folder. */
  private above(file: string): string[] {
    const folders = path.posix.dirname(file).split('/');
    const layouts = folders.map((_, index) => `${folders.slice(0, index + 1).join('/')}/layout.tsx`);
    const around = layouts.filter((layout) => layout !== file && this.paths.includes(layout));
    return around.flatMap((layout) => this.declaration(layout)?.names ?? []);
  }

  private entryProblems(file: string): Problem[] {
    const used = this.needs.of([file]);
    // It stands where no layout is, and brings its texts itself.
    if (file === 'app/global-error.tsx') {
      const names = [...new Set(this.graph.module(file).brings)];
      return this.judge({ file, line: 1, names, needed: used });
    }
    const above = this.above(file);
    const needed = new Set([...used].filter((name) => !covers(above, name)));
    return this.judge({ file, line: 1, names: [], needed, ...this.declaration(file) });
  }

  /** What is missing, what is sent for nothing, and what to name instead. */
  private judge({ file, line, names, needed }: Place): Problem[] {
    const missing = new Set([...needed].filter((name) => !covers(names, name)));
    const needless = names.filter((name) => !needed.has(name) && !mayBeWhole(name, needed, this.sizes));
    const twice = names.filter((name) => name.includes('.') && names.includes(namespaceOfName(name)));
    const faults = [
      missing.size > 0 && `client components lack the texts ${shortestNames(missing, this.sizes).join(', ')}`,
      needless.length > 0 && `nothing uses ${needless.join(', ')}`,
      twice.length > 0 && `${twice.join(', ')} is there twice`,
    ].filter(Boolean);
    const best = shortestNames(needed, this.sizes).map((name) => `'${name}'`);
    const advice = best.length > 0 ? `<PageTexts names={[${best.join(', ')}]}>` : 'none';
    return faults.length === 0 ? [] : [{ file, line, message: `${faults.join('; ')}. Needed: ${advice}.` }];
  }

  /** Modules of texts that come with late parts: for something, and the same in every language. */
  private lateProblems(): Problem[] {
    const { graph, needs } = this;
    const above = this.declaration(rootLayout)?.names ?? [];
    const needed = new Map<string, { needed: Set<string>; brought: Set<string> }>();
    for (const file of this.paths) {
      for (const { texts, parts } of graph.module(file).late) {
        const used = needs.of(graph.resolveAll(file, parts), true);
        const sources = graph.resolveAll(file, texts);
        const brought = new Set(sources.flatMap((source) => needs.broughtBy(source)));
        for (const source of sources) {
          const known = needed.get(source)?.needed ?? [];
          needed.set(source, { needed: new Set([...known, ...used]), brought });
        }
      }
    }
    return [...needed].flatMap(([file, { needed, brought }]) => {
      const own = needs.broughtBy(file);
      const useless = own.filter((name) => above.includes(name) || !covers([...needed].map(namespaceOfName), name));
      const lacking = [...brought].filter((name) => !own.includes(name));
      return [
        ...useless.map((name) => ({ file, line: 1, message: `What comes with these texts has no use for ${name}.` })),
        ...lacking.map((name) => ({ file, line: 1, message: `Another language brings ${name} too: import it here.` })),
      ];
    });
  }

  /** What runs in the browser: client components, what they import, and what comes late. */
  private inBrowser(): Set<string> {
    const { graph } = this;
    const client = this.paths.filter((file) => graph.module(file).isClient);
    const late = this.paths.flatMap((file) =>
      graph.module(file).late.flatMap(({ parts }) => graph.resolveAll(file, parts)),
    );
    return new Set([...client, ...late].flatMap((file) => graph.reach(file, true).client));
  }

  /** One would be taken for both. */
  private secondDeclarations(file: string): Problem[] {
    const [, ...more] = this.graph.module(file).declared;
    return more.map(({ line }) => ({ file, line, message: 'A second PageTexts: put it into a file of its own.' }));
  }

  private unknownNames(file: string): Problem[] {
    if (!this.graph.module(file).uses.includes('*')) return [];
    return [{ file, line: 1, message: 'useTranslations() with a computed namespace: write the namespace itself.' }];
  }
}

/**
 * Texts that a page's HTML carries for its client components: each that they use, and none besides
 * (docs/decisions/0078).
 */
export function checkTexts(files: SourceFile[]): Problem[] {
  return new TextCheck(files).run();
}
