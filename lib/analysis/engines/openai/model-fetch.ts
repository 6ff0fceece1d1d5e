import {
  Agent,
  Headers,
  ProxyAgent,
  buildConnector,
  fetch as fetchWith,
  type RequestInfo as Address,
  type RequestInit as Init,
} from 'undici';
import { checkedLookup, isMetadataAddress, isMetadataHost, refuseKnown } from '@/lib/checked-lookup';
import { AppError } from '@/lib/errors';
import { outgoingFetch } from '@/lib/outgoing-fetch';
import { proxyFor } from '@/lib/outgoing-proxy';
import { currentTraceparent, traced } from '@/lib/tracing/trace';

const refusal = () => new AppError('model.address-refused');
const isNoMetadata = (address: string): boolean => !isMetadataAddress(address);
const connect = buildConnector({ lookup: checkedLookup(isNoMetadata, refusal) });

/**
 * Node's own `fetch` gives up after five minutes without a response, but a model on a slow machine may need longer
 * for a CV. Only the time-out of the settings decides. No connection is made to a cloud's metadata, and no redirect
 * is followed: CVs go only to the confirmed address.
 */
const patience = { headersTimeout: 0, bodyTimeout: 0 };
const patient = new Agent({
  ...patience,
  connect: (options, callback) =>
    isMetadataHost(options.hostname) ? callback(refusal(), null) : connect(options, callback),
});
const throughProxy = new Map<string, ProxyAgent>();

function proxyAgentFor(proxy: string): ProxyAgent {
  const known = throughProxy.get(proxy) ?? new ProxyAgent({ uri: proxy, ...patience });
  throughProxy.set(proxy, known);
  return known;
}

async function dispatcherFor(url: URL): Promise<Agent | ProxyAgent> {
  const proxy = proxyFor(url);
  if (!proxy) return patient;
  await refuseMetadata(url);
  return proxyAgentFor(proxy);
}

/** For calls whose connection this module does not make. @throws AppError `model.address-refused` */
async function refuseMetadata(url: URL): Promise<void> {
  if (isMetadataHost(url.hostname)) throw refusal();
  await refuseKnown(url.hostname, isNoMetadata, refusal);
}

/**
 * The same for the queue of a model, whose files Node's own `fetch` alone can send. It follows no redirect.
 *
 * @throws AppError `model.address-refused`
 */
export const modelQueueFetch: typeof fetch = async (input, init) => {
  await refuseMetadata(new URL(input instanceof Request ? input.url : input));
  return outgoingFetch(input, { ...init, redirect: 'error' });
};

function withHeader(headers: Init['headers'], traceparent: string): Headers {
  const all = new Headers(headers);
  all.set('traceparent', traceparent);
  return all;
}

/**
 * `fetch` for calls to a model; it waits until the signal that the caller gives ends it.
 *
 * @throws AppError `model.address-refused`
 */
export const modelFetch = (async (address: Address, init?: Init) => {
  const url = new URL(typeof address === 'object' && 'url' in address ? address.url : address);
  try {
    return await traced('model', 'client', { 'server.address': url.hostname }, async (facts) => {
      const traceparent = currentTraceparent();
      const headers = traceparent === undefined ? init?.headers : withHeader(init?.headers, traceparent);
      const dispatcher = await dispatcherFor(url);
      const response = await fetchWith(address, {
        ...init,
        ...(headers ? { headers } : {}),
        redirect: 'error',
        dispatcher,
      });
      facts['http.response.status_code'] = response.status;
      return response;
    });
  } catch (error) {
    throw error instanceof Error && error.cause instanceof AppError ? error.cause : error;
  }
}) as unknown as typeof fetch;
