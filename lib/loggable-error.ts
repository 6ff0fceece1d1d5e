import { AppError } from './errors';
import { Failure } from './failure';

interface LoggableError {
  type: string;
  /** Only for errors whose messages describe code or connections, never data. */
  message?: string;
  code?: string;
  /** What to do about it. */
  remedy?: string;
  stack: string[];
  cause?: LoggableError;
}

function codeOf(error: Error): string | undefined {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}

/** A SyntaxError quotes the text it could not parse; database and library errors quote rows. */
function hasPlainMessage(error: Error): boolean {
  return (
    error instanceof AppError ||
    // Its sentences are the product's own: places, settings, codes.
    error instanceof Failure ||
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof ReferenceError ||
    typeof Reflect.get(error, 'syscall') === 'string'
  );
}

/** Serialises an error for the log, without a message that could quote a CV or a name (no personal data in logs). */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, stack: [] };
  const code = codeOf(error);
  // The stack begins with the message, which may span lines.
  const { stack: trace = '', message } = error;
  const afterMessage = message === '' ? trace : trace.slice(trace.indexOf(message) + message.length);
  const stack = afterMessage.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...(code === undefined ? {} : { code }),
    ...(hasPlainMessage(error) ? { message: error.message } : {}),
    ...(error instanceof Failure ? { remedy: error.remedy } : {}),
    stack: stack.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}
