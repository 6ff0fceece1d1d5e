export type Expression =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'path'; root: 'event' | 'async'; keys: string[] }
  | { kind: 'not'; operand: Expression }
  | { kind: 'binary'; operator: string; left: Expression; right: Expression };

/** An expression outside of what the embedded engine understands. */
export class ExpressionError extends Error {
  constructor(text: string, why: string) {
    super(`the expression "${text}" cannot be evaluated: ${why}`);
    this.name = 'ExpressionError';
  }
}

const tokenPattern =
  /\s*(?:(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<number>-?\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|(?<symbol>==|!=|<=|>=|&&|\|\||[<>!+().[\]]))/y;

/** Weakest first; operators of one level bind from the left. */
const levels: string[][] = [['||'], ['&&'], ['==', '!=', '<', '<=', '>', '>='], ['+']];
const parsed = new Map<string, Expression>();

/** @throws ExpressionError when the text is not in the supported part of the language. */
export function parseExpression(text: string): Expression {
  const known = parsed.get(text);
  if (known) return known;
  const parser = new Parser(text, tokensOf(text));
  const expression = parser.level(0);
  parser.end();
  parsed.set(text, expression);
  return expression;
}

interface Token {
  type: 'string' | 'number' | 'name' | 'symbol';
  text: string;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < end) {
    const start = tokenPattern.lastIndex;
    const groups = tokenPattern.exec(text)?.groups;
    if (!groups) throw new ExpressionError(text, `"${text.slice(start).trim()}" is not understood`);
    for (const type of ['string', 'number', 'name', 'symbol'] as const) {
      if (groups[type] !== undefined) tokens.push({ type, text: groups[type] });
    }
  }
  return tokens;
}

class Parser {
  private position = 0;

  constructor(
    private readonly text: string,
    private readonly tokens: Token[],
  ) {}

  level(depth: number): Expression {
    const operators = levels[depth];
    if (!operators) return this.unary();
    let left = this.level(depth + 1);
    for (let operator = this.take(operators); operator; operator = this.take(operators)) {
      left = { kind: 'binary', operator, left, right: this.level(depth + 1) };
    }
    return left;
  }

  end(): void {
    const rest = this.tokens[this.position];
    if (rest) throw new ExpressionError(this.text, `"${rest.text}" is not understood`);
  }

  private unary(): Expression {
    if (this.take(['!'])) return { kind: 'not', operand: this.unary() };
    if (this.take(['('])) {
      const inner = this.level(0);
      this.expect(')');
      return inner;
    }
    return this.operand();
  }

  private operand(): Expression {
    const token = this.tokens[this.position++];
    if (!token) throw new ExpressionError(this.text, 'it ends too early');
    if (token.type === 'string') return { kind: 'literal', value: unquote(token.text) };
    if (token.type === 'number') return { kind: 'literal', value: Number(token.text) };
    if (token.text === 'true' || token.text === 'false') return { kind: 'literal', value: token.text === 'true' };
    if (token.text === 'null') return { kind: 'literal', value: null };
    if (token.text === 'event' || token.text === 'async') return this.path(token.text);
    throw new ExpressionError(this.text, `"${token.text}" is not supported`);
  }

  private path(root: 'event' | 'async'): Expression {
    const keys: string[] = [];
    for (let symbol = this.take(['.', '[']); symbol; symbol = this.take(['.', '['])) {
      const key = this.tokens[this.position++];
      if (!key || (symbol === '.' ? key.type !== 'name' : key.type === 'symbol')) {
        throw new ExpressionError(this.text, `a name is missing after "${symbol}"`);
      }
      keys.push(key.type === 'string' ? unquote(key.text) : key.text);
      if (symbol === '[') this.expect(']');
    }
    return { kind: 'path', root, keys };
  }

  private take(symbols: string[]): string | undefined {
    const token = this.tokens[this.position];
    if (token?.type !== 'symbol' || !symbols.includes(token.text)) return undefined;
    this.position += 1;
    return token.text;
  }

  private expect(symbol: string): void {
    if (!this.take([symbol])) throw new ExpressionError(this.text, `"${symbol}" is missing`);
  }
}

function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/g, '$1');
}
