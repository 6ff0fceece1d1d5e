import { Dispatcher1Wrapper, ProxyAgent } from 'undici';
import { proxyFor } from './outgoing-proxy';

/** Their connections are kept; Node's own `fetch` speaks an earlier version of the interface. */
const dispatchers = new Map<string, Dispatcher1Wrapper>();

function dispatcherOf(proxy: string): Dispatcher1Wrapper {
  const known = dispatchers.get(proxy) ?? new Dispatcher1Wrapper(new ProxyAgent(proxy));
  dispatchers.set(proxy, known);
  return known;
}

/** `fetch` for every call of the server to another one: through the proxy, where there is one. */
export const outgoingFetch: typeof fetch = (input, init) => {
  const proxy = proxyFor(new URL(input instanceof Request ? input.url : input));
  return proxy ? fetch(input, { ...init, dispatcher: dispatcherOf(proxy) } as RequestInit) : fetch(input, init);
};
