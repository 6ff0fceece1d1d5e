import ts from 'typescript';
import { namespaceOf } from '../messages/catalogue';
import { findUses } from '../messages/find-uses';
import { lineOf, type SourceFile } from '../source-tree';

/** `withTexts(source, load)`: what comes late brings texts of its own. */
export interface LatePart {
  line: number;
  /** The modules that bring the texts, one a language. */
  texts: string[];
  /** What is loaded with them. */
  parts: string[];
}

/** What one module says of texts and of other modules. */
export interface ScannedModule {
  isClient: boolean;
  /** What it imports for more than types, at once or late; late parts with texts of their own left out. */
  imports: string[];
  late: LatePart[];
  /** Texts it uses, as far as can be told: `processes.status.*`, `processes.title`, or `processes` for all of them. */
  uses: string[];
  /** It uses texts whose whole id comes from elsewhere, as `PageTitle` does: any that stands in the code may be it. */
  takesIds: boolean;
  /** Strings that may be the id of a text, `*` for what a template fills in. */
  ids: string[];
  /** Each `<PageTexts names={[…]}>`. */
  declared: { line: number; names: string[] }[];
  /** Namespaces whose messages file it imports itself. */
  brings: string[];
}

function importsValues(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return true;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const names = clause.namedBindings;
  if (clause.name || !names || !ts.isNamedImports(names)) return true;
  return names.elements.some((element) => !element.isTypeOnly);
}

function isCallOf(node: ts.Node, name: string): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
}

/** The modules that `import()` fetches in `node`. */
function importedLate(node: ts.Node | undefined): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    const [target] = ts.isCallExpression(each) ? each.arguments : [];
    const isImport = ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword;
    if (isImport && target && ts.isStringLiteralLike(target)) found.push(target.text);
    ts.forEachChild(each, visit);
  };
  if (node) visit(node);
  return found;
}

/** Whether a translator called `name` goes elsewhere: what is asked of it there cannot be told here. */
function isHandedOver(source: ts.SourceFile, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isPlainUse(node)) found = true;
    if (!found) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPlainUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name === node;
  if (ts.isBindingElement(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  // `t.rich(…)`, and `box.t` of something else.
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node || isCalled(parent);
  return isDependency(parent) || ts.isTypeNode(parent) || ts.isJsxAttribute(parent);
}

function isCalled(node: ts.Expression): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression === node;
}

/** The list of what a hook depends on. */
function isDependency(list: ts.Node): boolean {
  const { parent } = list;
  if (!ts.isArrayLiteralExpression(list) || !ts.isCallExpression(parent)) return false;
  return (
    parent.arguments.length > 1 && parent.arguments.at(-1) === list && /^use[A-Z]/.test(parent.expression.getText())
  );
}

/** Templates that may be the id of a text: `home.${part}` as `home.*`. */
function templateIds(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTemplateExpression(node)) {
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('*'));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((id) => /^[a-z]\w*\.[\w.*-]+$/i.test(id));
}

function startsWithUseClient(source: ts.SourceFile): boolean {
  const [first] = source.statements;
  return !!first && ts.isExpressionStatement(first) && /^['"]use client['"]$/.test(first.expression.getText());
}

/** `useTranslations('a.b')` whose translator is not merely called here: all of `a.b`; `*` for a computed namespace. */
function handedOver(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCallOf(node, 'useTranslations')) {
      const { parent } = node;
      const [namespace] = node.arguments;
      const called = isCalled(node);
      const named = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null;
      const isPlain = called || (named !== null && !isHandedOver(source, named));
      if (namespace && !ts.isStringLiteralLike(namespace)) found.push('*');
      else if (namespace && !isPlain) found.push(namespace.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `status\.(.+)` as `status.*`. */
function wildcard(key: RegExp): string {
  return key.source.slice(1, -1).replaceAll('(.+)', '*').replace(/\\(.)/g, '$1');
}

/** @param namespaces of all messages files */
export function scanModule(file: SourceFile, namespaces: string[]): ScannedModule {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind);
  const { calls, literals } = findUses([file], namespaces);
  const known = calls.filter((use) => use.namespace !== null);
  const scanned: ScannedModule = {
    isClient: startsWithUseClient(source),
    imports: [],
    late: [],
    uses: handedOver(source),
    takesIds: known.some(({ namespace, key }) => namespace === '' && key === null),
    ids: [...[...literals].filter((text) => /^[a-z]\w*(\.[\w-]+)+$/i.test(text)), ...templateIds(source)],
    declared: [],
    brings: [...file.text.matchAll(/from '@\/(messages\/[\w/-]+\.json)'/g)].map((match) => namespaceOf(match[1] ?? '')),
  };
  for (const { namespace, key } of known) {
    const rest = key instanceof RegExp ? wildcard(key) : key;
    const id = [namespace, rest].filter(Boolean).join('.');
    if (id) scanned.uses.push(id);
  }
  const visit = (node: ts.Node): void => {
    if (isCallOf(node, 'withTexts')) {
      const [texts, part] = node.arguments;
      const line = lineOf(file.text, node.getStart());
      scanned.late.push({ line, texts: importedLate(texts), parts: importedLate(part) });
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = node.moduleSpecifier;
      if (target && ts.isStringLiteral(target) && importsValues(node)) scanned.imports.push(target.text);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      scanned.imports.push(...importedLate(node));
    }
    if (ts.isJsxOpeningElement(node) && node.tagName.getText() === 'PageTexts') {
      const names = [...node.attributes.getText().matchAll(/'([\w.-]+)'/g)].map((match) => match[1] ?? '');
      scanned.declared.push({ line: lineOf(file.text, node.getStart()), names });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return scanned;
}
