import ts from 'typescript';
import type { SourceFile } from '../source-tree';
import { namespaceOf } from '../../build/write-lists';

/** One call of a translator. */
export interface MessageUse {
  file: string;
  line: number;
  /** The translator's namespace; null if uncontext (passed on untyped). */
  namespace: string | null;
  /** The key, a pattern for a template literal (a group per placeholder), or null if it is computed elsewhere. */
  key: string | RegExp | null;
  /** `t.raw` may refer to a group. */
  allowsGroup: boolean;
}

export interface Uses {
  calls: MessageUse[];
  /** Every string literal of the product, as candidates for computed keys. */
  literals: Set<string>;
}

const makers = new Set(['useTranslations', 'getTranslations', 'createTranslator']);
const methods = new Set(['rich', 'markup', 'raw', 'has']);

/** Names in scope → the namespace of that translator. */
type Scope = Map<string, string | null>;

function unwrap(node: ts.Expression): ts.Expression {
  if (ts.isAwaitExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return unwrap(node.expression);
  }
  return ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) ? unwrap(node.expression) : node;
}

/** What is context of the file and the project. */
interface Context {
  /** Of all messages files: `analysisTexts(locale)` and the type `AnalysisTexts` refer to `analysis-texts.json`. */
  namespaces: string[];
  /** Of the one messages file that this file imports; '' for none or several. */
  own: string;
}

/** The namespace of `useTranslations('a.b')`, `getTranslations({ namespace })`; '' for none; undefined: no translator. */
function namespaceOfCall(expression: ts.Expression, { namespaces, own }: Context): string | null | undefined {
  const call = unwrap(expression);
  if (!ts.isCallExpression(call)) return undefined;
  const name = call.expression.getText().split('.').at(-1) ?? '';
  if (namespaces.includes(name)) return name;
  if (!makers.has(name)) return undefined;
  const argument = call.arguments[0];
  if (!argument) return '';
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isObjectLiteralExpression(argument)) return null;
  const property = argument.properties.find((each) => each.name?.getText() === 'namespace');
  if (!property) return own;
  return ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : null;
}

/** The namespace of a parameter typed `ReturnType<typeof useTranslations<'a.b'>>`, `Translator<'a.b'>`, `AnalysisTexts`. */
function namespaceOfType(type: ts.TypeNode | undefined, { namespaces }: Context): string | null | undefined {
  const text = type?.getText() ?? '';
  const named = namespaces.find((namespace) => namespace[0]?.toUpperCase() + namespace.slice(1) === text);
  if (named) return named;
  if (!/Translat(or|ions)/.test(text)) return undefined;
  return /Translat(?:or|ions)\w*\s*<\s*['"]([\w.-]+)['"]/.exec(text)?.[1] ?? null;
}

function declare(scope: Scope, name: ts.BindingName, namespace: string | null | undefined): void {
  if (namespace !== undefined && ts.isIdentifier(name)) scope.set(name.text, namespace);
}

function collectDeclarations(node: ts.Node, scope: Scope, context: Context): void {
  ts.forEachChild(node, (child) => {
    if (ts.isVariableDeclaration(child)) declareVariable(scope, child, context);
    else if (ts.isParameter(child)) declare(scope, child.name, namespaceOfType(child.type, context));
    if (!ts.isFunctionLike(child)) collectDeclarations(child, scope, context);
  });
}

/** `const t = …`, and `const [t, format] = await Promise.all([getTranslations('a'), getFormatter()])` */
function declareVariable(scope: Scope, { name, initializer }: ts.VariableDeclaration, context: Context): void {
  if (!initializer) return;
  if (!ts.isArrayBindingPattern(name)) return declare(scope, name, namespaceOfCall(initializer, context));
  const call = unwrap(initializer);
  const list = ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!list || !ts.isArrayLiteralExpression(list)) return;
  name.elements.forEach((element, index) => {
    const made = list.elements[index];
    if (ts.isBindingElement(element) && made) declare(scope, element.name, namespaceOfCall(made, context));
  });
}

/** The patterns for a placeholder of a template: the texts of a condition, or anything. */
function placeholderPatterns(expression: ts.Expression): string[] {
  const node = unwrap(expression);
  if (ts.isStringLiteralLike(node)) return [escapePattern(node.text)];
  if (ts.isConditionalExpression(node))
    return [...placeholderPatterns(node.whenTrue), ...placeholderPatterns(node.whenFalse)];
  return ['(.+)'];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** One pattern per way to fill the template; null if it matches any key. */
function patternsOf(template: ts.TemplateExpression): (RegExp | null)[] {
  let patterns = [escapePattern(template.head.text)];
  for (const { expression, literal } of template.templateSpans) {
    const values = placeholderPatterns(expression);
    patterns = patterns.flatMap((start) => values.map((value) => start + value + escapePattern(literal.text)));
  }
  return patterns.map((pattern) => (pattern === '(.+)' ? null : new RegExp(`^${pattern}$`)));
}

function keysOf(argument: ts.Expression): (string | RegExp | null)[] {
  const node = unwrap(argument);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return patternsOf(node);
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
  return [null];
}

/** Names treated as translators whatever their type. */
function isTranslatorName(name: string): boolean {
  return /^(t|t[A-Z]\w*|translate)$/.test(name);
}

function ownNamespace(text: string): string {
  const imported = new Set(
    [...text.matchAll(/from '@\/(messages\/pl\/[\w-]+\.json)'/g)].map((match) => match[1] ?? ''),
  );
  const [file] = imported;
  return imported.size === 1 && file ? namespaceOf(file) : '';
}

function findCalls(file: SourceFile, namespaces: string[], uses: Uses): void {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const context: Context = { namespaces, own: ownNamespace(file.text) };
  const visit = (node: ts.Node, outer: Scope): void => {
    const scope = ts.isFunctionLike(node) || ts.isSourceFile(node) ? new Map(outer) : outer;
    if (scope !== outer) collectDeclarations(node, scope, context);
    if (ts.isStringLiteralLike(node)) uses.literals.add(node.text);
    if (ts.isSatisfiesExpression(node)) addKeys(node.expression);
    if (ts.isCallExpression(node)) addCall(node, scope);
    ts.forEachChild(node, (child) => visit(child, scope));
  };
  // The keys of a declaration such as a list's filters are used as values, too.
  const addKeys = (declared: ts.Expression): void => {
    if (!ts.isObjectLiteralExpression(declared)) return;
    for (const { name } of declared.properties) if (name && ts.isIdentifier(name)) uses.literals.add(name.text);
  };
  const addCall = (call: ts.CallExpression, scope: Scope): void => {
    const argument = call.arguments[0];
    const callee = call.expression;
    const direct = namespaceOfCall(callee, context);
    const isMethod = ts.isPropertyAccessExpression(callee) && methods.has(callee.name.text);
    const name = (isMethod ? callee.expression : callee).getText();
    const isContext = direct !== undefined || scope.has(name);
    if (!argument || (!isContext && !(isTranslatorName(name) && ts.isStringLiteralLike(argument)))) return;
    const namespace = direct !== undefined ? direct : (scope.get(name) ?? null);
    const line = source.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    const allowsGroup = isMethod && ['raw', 'has'].includes(callee.name.text);
    for (const key of keysOf(argument)) uses.calls.push({ file: file.path, line, namespace, key, allowsGroup });
  };
  visit(source, new Map());
}

/** Every use of a message in `files`. @param namespaces of all messages files */
export function findUses(files: SourceFile[], namespaces: string[]): Uses {
  const uses: Uses = { calls: [], literals: new Set() };
  for (const file of files) findCalls(file, namespaces, uses);
  return uses;
}
