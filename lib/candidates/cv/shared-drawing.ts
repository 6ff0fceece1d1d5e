import { AppError } from '@/lib/errors';

interface Drawing {
  picture: Promise<Uint8Array>;
  /** How many wait for it. */
  askers: number;
  stop: AbortController;
}

/** Drawings that have not ended, by file: the page and the browser may ask for the same picture at once. */
const underWay = new Map<string, Drawing>();
/** Files whose picture could not be drawn. Forgotten when the server restarts, since a new version may draw them. */
const failed = new Map<string, { error: AppError; until: number }>();
const maxFailed = 1000;
/**
 * For how long a failure is remembered: for good when the file is to blame, for a while when it took too long or too
 * much memory, because the machine may have been busy.
 */
const rememberedForMs = new Map([
  ['cv.damaged', Infinity],
  ['cv.too-slow', 10 * 60_000],
  ['cv.too-much-memory', 10 * 60_000],
]);

function remember(sha256: string, error: unknown): void {
  const forMs = error instanceof AppError ? rememberedForMs.get(error.code) : undefined;
  if (!(error instanceof AppError) || forMs === undefined) return;
  const [oldest] = failed.keys();
  if (failed.size >= maxFailed && oldest !== undefined) failed.delete(oldest);
  failed.set(sha256, { error, until: Date.now() + forMs });
}

function begin(sha256: string, draw: (signal: AbortSignal) => Promise<Uint8Array>): Drawing {
  const stop = new AbortController();
  const drawing: Drawing = { askers: 0, stop, picture: draw(stop.signal) };
  const forget = () => underWay.get(sha256) === drawing && underWay.delete(sha256);
  stop.signal.addEventListener('abort', forget);
  drawing.picture.then(forget, (error: unknown) => {
    forget();
    remember(sha256, error);
  });
  underWay.set(sha256, drawing);
  return drawing;
}

/**
 * Draws a file's picture once for all who ask at the same time, and not again once it failed. When the last of them has gone, a
 * drawing that has not begun does not begin.
 *
 * @param signal aborted when the asker has gone
 * @throws AppError `server.busy` for one who has gone; what `draw` throws
 */
export async function drawShared(
  sha256: string,
  signal: AbortSignal,
  draw: (signal: AbortSignal) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const failure = failed.get(sha256);
  if (failure && Date.now() < failure.until) throw failure.error;
  if (signal.aborted) throw new AppError('server.busy');
  const drawing = underWay.get(sha256) ?? begin(sha256, draw);
  drawing.askers += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      drawing.askers -= 1;
      if (drawing.askers === 0) drawing.stop.abort();
      reject(new AppError('server.busy'));
    };
    signal.addEventListener('abort', leave, { once: true });
    drawing.picture.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
