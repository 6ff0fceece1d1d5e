/** The variables of an expression: the event that started the run, and the one that arrived later. */
export interface ExpressionScope {
  event: unknown;
  async?: unknown;
}

/** An expression that the embedded runner does not support. */
export class ExpressionError extends Error {
  constructor(text: string) {
    super(
      `the expression "${text}" cannot be evaluated: only a path into event or async, a text or a whole number, and == between two of them`,
    );
    this.name = 'ExpressionError';
  }
}

const pathPattern = /^(event|async)((?:\.[A-Za-z_]\w*)+)$/;
const textPattern = /^(?:'([^'\\]*)'|"([^"\\]*)")$/;
const numberPattern = /^-?\d+$/;

/**
 * Evaluates the subset of the Common Expression Language that the durable functions use: a path into `event` or
 * `async`, or two operands joined by `==`. A missing path equals nothing, as on Inngest's server.
 *
 * @throws ExpressionError for anything else; `assertExpression` reports it at start
 */
export function evaluate(text: string, scope: ExpressionScope): unknown {
  const [left, right] = operandsOf(text).map((operand) => valueOf(operand, scope));
  if (!text.includes('==')) return left ?? null;
  return left !== undefined && left === right;
}

/** Whether the expression is true. No expression always is. */
export function holds(text: string | null | undefined, scope: ExpressionScope): boolean {
  return text ? evaluate(text, scope) === true : true;
}

/** @throws ExpressionError when the expression is not supported */
export function assertExpression(text: string): void {
  operandsOf(text);
}

function operandsOf(text: string): string[] {
  const operands = text.split('==').map((operand) => operand.trim());
  const isOperand = (operand: string) => [pathPattern, textPattern, numberPattern].some((each) => each.test(operand));
  if (operands.length > 2 || !operands.every(isOperand)) throw new ExpressionError(text);
  return operands;
}

function valueOf(operand: string, scope: ExpressionScope): unknown {
  const [, root, keys = ''] = pathPattern.exec(operand) ?? [];
  if (root) return follow(root === 'event' ? scope.event : scope.async, keys.split('.').slice(1));
  const [quoted, single, double] = textPattern.exec(operand) ?? [];
  return quoted === undefined ? Number(operand) : (single ?? double);
}

function follow(root: unknown, keys: string[]): unknown {
  let value: unknown = root;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}
