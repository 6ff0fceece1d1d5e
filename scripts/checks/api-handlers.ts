import ts from 'typescript';
import type { Problem, SourceFile } from './source-tree';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Answers where there is nothing, to everybody. */
const withoutSession = new Set(['app/api/v1/[...path]/route.ts']);

function permissionOf(call: ts.CallExpression): ts.Expression | undefined {
  const definition = call.arguments[0];
  if (!definition || !ts.isObjectLiteralExpression(definition)) return undefined;
  const property = definition.properties.find((each) => each.name?.getText() === 'permission');
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function findHandlerProblem(handler: ts.VariableDeclaration): string | null {
  const call = handler.initializer;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'apiHandler') {
    return `Make ${handler.name.getText()} with apiHandler({ permission, … }): it checks session, permission, CSRF and input.`;
  }
  const permission = permissionOf(call);
  if (!permission || !ts.isStringLiteral(permission)) {
    return `Name the permission of ${handler.name.getText()} as a string, or 'signed-in'.`;
  }
  return null;
}

function checkRoute(file: SourceFile): Problem[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const problem = (node: ts.Node, message: string): Problem => ({
    file: file.path,
    line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    message,
  });
  const problems = source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement) && methods.has(statement.name?.text ?? '')) {
      return [problem(statement, `Make ${statement.name?.text} with apiHandler, not as a bare function.`)];
    }
    if (ts.isExportDeclaration(statement)) return [problem(statement, 'Export the handler where it is made.')];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration) => {
      if (!methods.has(declaration.name.getText())) return [];
      const message = findHandlerProblem(declaration);
      return message ? [problem(declaration, message)] : [];
    });
  });
  if (problems.length > 0 || /= rejectOtherMethods\(/.test(file.text)) return problems;
  return [
    problem(source, 'Export what the route does not serve with rejectOtherMethods({ … }): its answers carry Allow.'),
  ];
}

/** Route handlers of the API that do not go through apiHandler, or name no permission. */
export function checkApiHandlers(files: SourceFile[]): Problem[] {
  return files
    .filter(({ path }) => /^app\/api\/v1\/(.*\/)?route\.ts$/.test(path) && !withoutSession.has(path))
    .flatMap(checkRoute);
}
