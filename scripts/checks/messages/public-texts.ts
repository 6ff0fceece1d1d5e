import path from 'node:path';
import { isTest, type Problem, type SourceFile } from '../source-tree';
import { findUses } from './find-uses';

const list = 'lib/i18n/public-messages.ts';
/** Where Next begins to render; the layout shows the quick view to signed-in users only. */
const entry = /^app\/(?!.*@quickView\/)(.*\/)?(page|layout|template|default|loading|error|not-found)\.tsx$/;
/** Pages of the shared layout that a visitor without a session is redirected from. */
const signedInPage = /^app\/\(app\)\//;
const redirectsVisitors = /\brequirePage(Actor|Permission)\(/;
/** Brings its own texts: nothing below it depends on the public ones. */
const ownTexts = /signed-in-providers'|<NextIntlClientProvider\b/;
const root = 'components/layout/providers.tsx';

/** Imports of values; those of types load nothing. */
const imports = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g;

function importsOf({ path: file, text }: SourceFile, files: Map<string, SourceFile>): SourceFile[] {
  return [...text.matchAll(imports)].flatMap(([, plain, dynamic]) => {
    const target = plain ?? dynamic ?? '';
    if (!/^[.@]\.?\//.test(target)) return [];
    const base = target.startsWith('@/') ? target.slice(2) : path.posix.join(path.posix.dirname(file), target);
    const found = [base, `${base}.ts`, `${base}.tsx`].map((name) => files.get(name)).find(Boolean);
    return found && /\.tsx?$/.test(found.path) ? [found] : [];
  });
}

/** The files whose components run in the browser of a visitor without a session. */
function publicFiles(files: SourceFile[]): Set<string> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const onServer = new Set<string>();
  const inBrowser = new Set<string>();
  const visit = (file: SourceFile, fromBrowser: boolean): void => {
    if (file.path !== root && ownTexts.test(file.text)) return;
    const browser = fromBrowser || /^'use client'/.test(file.text);
    const seen = browser ? inBrowser : onServer;
    if (seen.has(file.path)) return;
    seen.add(file.path);
    for (const each of importsOf(file, byPath)) visit(each, browser);
  };
  for (const file of files) {
    const isSignedIn = signedInPage.test(file.path) && redirectsVisitors.test(file.text);
    if (entry.test(file.path) && !isSignedIn) visit(file, false);
  }
  return inBrowser;
}

/** The namespace of a use; null when only the running program knows it. */
function namespaceOfUse(namespace: string, key: string | RegExp | null): string | null {
  if (namespace) return namespace.split('.')[0] ?? null;
  return /^\^?(\w+)/.exec(typeof key === 'string' ? key : (key?.source ?? ''))?.[1] ?? null;
}

/**
 * Pages without a session get only the namespaces of `lib/i18n/public-messages.ts` (docs/decisions/0129): each that a
 * component in the browser uses is there, and no other.
 *
 * @param namespaces of all messages files
 */
export function checkPublicTexts(files: SourceFile[], namespaces: string[]): Problem[] {
  const listed = /publicNamespaces = \[([^\]]*)\]/.exec(files.find((file) => file.path === list)?.text ?? '')?.[1];
  if (listed === undefined) return [];
  const names = new Set([...listed.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? ''));
  const code = files.filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file.path) && !isTest(file.path));
  const shown = publicFiles(code);
  const uses = findUses(
    code.filter((file) => shown.has(file.path) && /\.tsx$|\/use-/.test(file.path)),
    namespaces,
  );
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const { file, line, namespace, key } of uses.calls) {
    // A translator that was handed over: counted where it was made.
    if (namespace === null) continue;
    const name = namespaceOfUse(namespace, key);
    if (name) used.add(name);
    if (name && names.has(name)) continue;
    const what = name ? `add "${name}" to ${list}` : 'name the namespace';
    problems.push({ file, line, message: `A page without a session may show this text: ${what}.` });
  }
  for (const name of names) {
    if (!used.has(name)) problems.push({ file: list, line: 1, message: `No public page uses "${name}": remove it.` });
  }
  return problems;
}
