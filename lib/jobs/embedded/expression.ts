import { parseExpression, type Expression } from './expression-parser';

/** What an expression can speak of: the event that started the run, and the one that came in later. */
export interface ExpressionScope {
  event: unknown;
  async?: unknown;
}

/**
 * Evaluates the part of the Common Expression Language that function settings use: paths into `event` and `async`,
 * literals, `==` `!=` `<` `<=` `>` `>=` `&&` `||` `!` `+` and parentheses. A path that leads nowhere equals null, but
 * not another such path, as on Inngest's server; a sum with it is null.
 *
 * @throws ExpressionError when the text uses anything else; `assertExpression` says so at start.
 */
export function evaluate(text: string, scope: ExpressionScope): unknown {
  return valueOf(parseExpression(text), scope) ?? null;
}

/** Whether the expression holds. No expression always does. */
export function holds(text: string | null | undefined, scope: ExpressionScope): boolean {
  return text ? evaluate(text, scope) === true : true;
}

/** @throws ExpressionError when the engine could not evaluate the text. */
export function assertExpression(text: string): void {
  parseExpression(text);
}

function valueOf(node: Expression, scope: ExpressionScope): unknown {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'path':
      return follow(node.root === 'event' ? scope.event : scope.async, node.keys);
    case 'not':
      return valueOf(node.operand, scope) !== true;
    case 'binary':
      return combine(node.operator, node.left, node.right, scope);
  }
}

/** Undefined where the path leads nowhere. */
function follow(root: unknown, keys: string[]): unknown {
  let value: unknown = root;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

function combine(operator: string, left: Expression, right: Expression, scope: ExpressionScope): unknown {
  if (operator === '&&') return valueOf(left, scope) === true && valueOf(right, scope) === true;
  if (operator === '||') return valueOf(left, scope) === true || valueOf(right, scope) === true;
  const a = valueOf(left, scope);
  const b = valueOf(right, scope);
  if (operator === '==') return areEqual(a, b);
  if (operator === '!=') return !areEqual(a, b);
  if (operator === '+') return add(a, b);
  if (typeof a === 'number' && typeof b === 'number') return compare(operator, a - b);
  if (typeof a === 'string' && typeof b === 'string') return compare(operator, a < b ? -1 : a > b ? 1 : 0);
  return false;
}

function areEqual(a: unknown, b: unknown): boolean {
  if (a === undefined && b === undefined) return false;
  return (a ?? null) === (b ?? null);
}

function add(a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined) return undefined;
  return typeof a === 'number' && typeof b === 'number' ? a + b : `${a ?? ''}${b ?? ''}`;
}

function compare(operator: string, difference: number): boolean {
  if (operator === '<') return difference < 0;
  if (operator === '<=') return difference <= 0;
  if (operator === '>') return difference > 0;
  return difference >= 0;
}
