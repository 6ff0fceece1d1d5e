import { isTest, type Problem, type SourceFile } from '../source-tree';
import { namespaceOf } from '../../build/write-lists';
import { readCatalogue, type Catalogue } from './catalogue';
import { compareLocales } from './compare-locales';
import { findUses, type MessageUse, type Uses } from './find-uses';
import { checkPublicTexts } from './public-texts';

const product = /^(app|components|lib|inngest)\/.*\.tsx?$|^[^/]+\.ts$/;
const messagesFile = /^messages\/(pl|en)\/.*\.json$/;

/** The keys that a use may refer to; an unknown namespace may be any. */
function candidatesOf(use: MessageUse, keys: string[], literals: Set<string>): string[] {
  const { namespace, key } = use;
  if (key === null) return [];
  const prefix = namespace ? `${namespace}.` : '';
  if (typeof key !== 'string') {
    if (namespace === null)
      return keys.filter((each) => suffixesOf(each).some((suffix) => fits(key, suffix, literals)));
    return keys.filter((each) => each.startsWith(prefix) && fits(key, each.slice(prefix.length), literals));
  }
  if (namespace === null) return keys.filter((each) => each === key || each.endsWith(`.${key}`));
  const whole = prefix + key;
  return keys.filter((each) => each === whole || (use.allowsGroup && each.startsWith(`${whole}.`)));
}

/** A placeholder of a template stands for a number or for a string literal of the product. */
function fits(pattern: RegExp, key: string, literals: Set<string>): boolean {
  const values = pattern.exec(key)?.slice(1);
  return values?.every((value) => /^\d+$/.test(value) || literals.has(value)) ?? false;
}

/** The keys that a computed key may resolve to: those of its namespace that occur as a string literal. */
function reachableByLiteral({ calls, literals }: Uses, keys: string[]): string[] {
  const computed = calls.filter((use) => use.key === null);
  if (computed.some((use) => use.namespace === null)) return keys.filter((key) => endsInLiteral(key, literals));
  const namespaces = new Set(computed.map((use) => use.namespace));
  return keys.filter((key) =>
    [...namespaces].some((namespace) => {
      if (namespace === '') return literals.has(key);
      return key.startsWith(`${namespace}.`) && literals.has(key.slice((namespace?.length ?? 0) + 1));
    }),
  );
}

/** `a.b.c` → `a.b.c`, `b.c`, `c` */
function suffixesOf(key: string): string[] {
  const parts = key.split('.');
  return parts.map((_, index) => parts.slice(index).join('.'));
}

function endsInLiteral(key: string, literals: Set<string>): boolean {
  return suffixesOf(key).some((suffix) => literals.has(suffix));
}

function checkUses({ messages }: Catalogue, uses: Uses): Problem[] {
  const keys = [...messages.pl.keys()];
  const used = new Set(reachableByLiteral(uses, keys));
  const problems: Problem[] = [];
  for (const use of uses.calls) {
    const found = candidatesOf(use, keys, uses.literals);
    for (const key of found) used.add(key);
    if (use.key === null || found.length > 0 || use.allowsGroup) continue;
    const name = [use.namespace, typeof use.key === 'string' ? use.key : use.key.source].filter(Boolean).join('.');
    problems.push({ file: use.file, line: use.line, message: `No message "${name}": add it to both languages.` });
  }
  for (const [key, message] of messages.pl) {
    if (!used.has(key))
      problems.push({ ...message, message: `"${key}" is used nowhere: remove it from both languages.` });
  }
  return problems;
}

/**
 * Each key exists in both languages with the same placeholders and all plural forms, is used, and no used key is missing,
 * not on pages without a session either.
 */
export function checkMessages(files: SourceFile[]): Problem[] {
  const catalogue = readCatalogue(files);
  const namespaces = files.filter(({ path }) => messagesFile.test(path)).map(({ path }) => namespaceOf(path));
  const unique = [...new Set(namespaces)];
  const uses = findUses(
    files.filter(({ path }) => product.test(path) && !isTest(path)),
    unique,
  );
  return [
    ...catalogue.problems,
    ...compareLocales(catalogue),
    ...checkUses(catalogue, uses),
    ...checkPublicTexts(files, unique),
  ];
}
