import { connection, probeWith } from './connection';
import { watchedFetch } from './watched-fetch';

/** Starts to watch, before anything of the page asks for anything. */
export function watchConnection(): void {
  const native = window.fetch.bind(window);
  probeWith(native);
  window.fetch = watchedFetch(native, connection, window.location.origin);
  window.addEventListener('offline', () => connection.lose('offline'));
  window.addEventListener('online', () => connection.tryNow());
  window.addEventListener('pagehide', () => connection.sleep(true));
  window.addEventListener('pageshow', () => connection.sleep(false));
  if (!navigator.onLine) connection.lose('offline');
}
