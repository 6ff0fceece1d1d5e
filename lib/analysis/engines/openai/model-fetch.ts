import {
  Agent,
  buildConnector,
  fetch as fetchWith,
  type RequestInfo as Address,
  type RequestInit as Init,
} from 'undici';
import { checkedLookup, isMetadataAddress, isMetadataHost } from '@/lib/checked-lookup';
import { AppError } from '@/lib/errors';

const refusal = () => new AppError('model.address-refused');
const connect = buildConnector({ lookup: checkedLookup((address) => !isMetadataAddress(address), refusal) });

/**
 * Node's own `fetch` gives up after five minutes without a response, and says only that it failed. A model on a slow machine may
 * need longer for a CV: how long it may take is said by the time-out of the settings alone. No connection, of a redirect
 * neither, is made to a cloud's metadata.
 */
const patient = new Agent({
  headersTimeout: 0,
  bodyTimeout: 0,
  connect: (options, callback) =>
    isMetadataHost(options.hostname) ? callback(refusal(), null) : connect(options, callback),
});

/**
 * `fetch` for calls to a model; it waits until the signal that the caller gives ends it.
 *
 * @throws AppError `model.address-refused`
 */
export const modelFetch = (async (address: Address, init?: Init) => {
  try {
    return await fetchWith(address, { ...init, dispatcher: patient });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof AppError ? error.cause : error;
  }
}) as unknown as typeof fetch;
