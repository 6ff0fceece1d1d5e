import { broken } from './rule';
import { text } from './text';

/** An http or https address without a user name, a password or a query: those would be shown to whoever reads the settings. */
function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.username === '' && url.password === '' && url.search === '' && url.hash === '';
}

/** The address of a server or of its API. */
export function webAddress() {
  return text({ max: 500 }).refine(isWebAddress, broken('web-address'));
}
