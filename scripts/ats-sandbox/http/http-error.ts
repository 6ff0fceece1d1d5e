/** An answer that refuses; each dialect writes it in its own form. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { headers?: Record<string, string>; field?: string; code?: string } = {},
  ) {
    super(message);
  }
}

export const notFound = (what: string) => new HttpError(404, `${what} not found`);
