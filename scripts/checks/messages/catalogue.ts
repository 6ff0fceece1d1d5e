import ts from 'typescript';
import { namespaceOf } from '../../build/write-lists';
import { locales, type Locale } from '../../../lib/i18n/locale';
import type { Problem, SourceFile } from '../source-tree';

export interface Message {
  /** With its namespace: `candidateTable.columns.name`. */
  key: string;
  text: string;
  file: string;
  line: number;
}

export interface Catalogue {
  messages: Record<Locale, Map<string, Message>>;
  problems: Problem[];
}

function collect(file: SourceFile, into: Map<string, Message>, problems: Problem[]): void {
  const source = ts.parseJsonText(file.path, file.text);
  const lineAt = (node: ts.Node): number => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node: ts.Expression, key: string): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) continue;
        visit(property.initializer, `${key}.${property.name.text}`);
      }
    } else if (ts.isStringLiteral(node)) {
      const message = { key, text: node.text, file: file.path, line: lineAt(node) };
      if (into.has(key)) problems.push({ ...message, message: `"${key}" is defined twice: keep one.` });
      if (node.text.trim() === '') problems.push({ ...message, message: `"${key}" is empty: write the text.` });
      into.set(key, message);
    } else {
      problems.push({ file: file.path, line: lineAt(node), message: `"${key}" is neither a text nor a group.` });
    }
  };
  const root = source.statements[0]?.expression;
  if (root) visit(root, namespaceOf(file.path));
}

/** Every message in both languages, with the problems of the files themselves. */
export function readCatalogue(files: SourceFile[]): Catalogue {
  const problems: Problem[] = [];
  const messages = { pl: new Map<string, Message>(), en: new Map<string, Message>() };
  for (const locale of locales) {
    const own = files.filter(({ path }) => path.startsWith(`messages/${locale}/`) && path.endsWith('.json'));
    for (const file of own) collect(file, messages[locale], problems);
  }
  return { messages, problems };
}
