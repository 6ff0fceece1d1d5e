import { Agent, fetch as fetchWith, type RequestInfo as Address, type RequestInit as Init } from 'undici';

/**
 * Node's own `fetch` gives up after five minutes without a response, and says only that it failed. A model on a slow machine may
 * need longer for a CV: how long it may take is said by the time-out of the settings alone.
 */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** `fetch` for calls to a model; it waits until the signal that the caller gives ends it. */
export const modelFetch = (async (address: Address, init?: Init) =>
  fetchWith(address, { ...init, dispatcher: patient })) as unknown as typeof fetch;
