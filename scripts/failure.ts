/** Something that stopped a script and that the person at the keyboard can put right. */
export class Failure extends Error {
  /**
   * @param what what went wrong, one sentence
   * @param remedy what to do about it, one or two sentences
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

/** The words of an error, whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Says in words what a file system refused at `path`; other errors come back as they are. */
export function explainFileError(error: unknown, path: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC') {
    return new Failure(
      `The disk is full: ${path} cannot be written.`,
      'Free about 1 GB of disk space, then start again.',
    );
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return new Failure(
      `${path} cannot be read or written by this user.`,
      'Start as the user who owns the folder, or give that user the folder (chown -R).',
    );
  }
  if (code === 'EROFS') {
    return new Failure(`${path} is on a read-only disk.`, 'Clone the project to a folder that can be written.');
  }
  return error;
}
