import { Agent, ProxyAgent, fetch as fetchWith, type RequestInfo as Address, type RequestInit as Init } from 'undici';
import { proxyFor } from '@/lib/outgoing-proxy';

/**
 * Node's own `fetch` gives up after five minutes without a response, and says only that it failed. A model on a slow machine may
 * need longer for a CV: how long it may take is said by the time-out of the settings alone.
 */
const patience = { headersTimeout: 0, bodyTimeout: 0 };
const patient = new Agent(patience);
const throughProxy = new Map<string, ProxyAgent>();

function dispatcherFor(url: URL): Agent | ProxyAgent {
  const proxy = proxyFor(url);
  if (!proxy) return patient;
  const known = throughProxy.get(proxy) ?? new ProxyAgent({ uri: proxy, ...patience });
  throughProxy.set(proxy, known);
  return known;
}

/** `fetch` for calls to a model; it waits until the signal that the caller gives ends it. */
export const modelFetch = (async (address: Address, init?: Init) =>
  fetchWith(address, {
    ...init,
    dispatcher: dispatcherFor(new URL(typeof address === 'object' && 'url' in address ? address.url : address)),
  })) as unknown as typeof fetch;
