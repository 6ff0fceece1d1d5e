/** An error that the user of a script can fix. */
export class Failure extends Error {
  /**
   * Both go into the log: no personal data, nothing that a database, a store or a file said in its own words.
   *
   * @param what what went wrong, one sentence
   * @param remedy how to fix it, one or two sentences
   */
  constructor(
    what: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(what, options);
    this.name = 'Failure';
  }
}

/** The code of a system or PostgreSQL error (`ENOSPC`, `28P01`, …), if `error` carries one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The message of whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Turns a file system error at `path` into a Failure; returns other errors unchanged. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC') {
    return new Failure(
      `The disk is full: ${path} cannot be written.`,
      'Free about 1 GB of disk space, then start again.',
      { cause: error },
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new Failure(
      `${path} cannot be read or written by this user.`,
      'Start as the user who owns the folder, or give that user the folder (chown -R).',
      { cause: error },
    );
  }
  if (code === 'EROFS') {
    return new Failure(`${path} is on a read-only disk.`, 'Clone the project to a folder that can be written.', {
      cause: error,
    });
  }
  return error;
}
