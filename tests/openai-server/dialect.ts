import { type ApiError } from './api-error';
import { type Exchange } from './exchange';
import { type Services } from './routes';

/** How a kind of server takes requests, and how it says what is wrong. */
export interface Dialect {
  /** In place of OpenAI's headers. */
  headers?: Record<string, string>;
  /** @throws ApiError where the request may not come in: no key, a wrong one, a model that is still loading */
  admit: (exchange: Exchange) => void;
  /** @throws ApiError */
  serve: (exchange: Exchange) => Promise<void>;
  errorBody: (error: ApiError, exchange: Exchange) => unknown;
  /** As just started. */
  reset?: () => void;
}

export interface DialectInput {
  services: Services;
  /** Missing where every request is let in. */
  apiKey: string | undefined;
}

export type MakeDialect = (input: DialectInput) => Dialect;
