/** OpenAI's own hosts, and Microsoft's that run its API, those of its national clouds included. */
const openAiHost =
  /(?:^|\.)(?:openai\.com|openai\.azure\.(?:com|us|cn)|cognitiveservices\.azure\.(?:com|us|cn)|services\.ai\.azure\.(?:com|us))$/;
/** Hosts that run other APIs besides: OpenAI's lies under this path. */
const sharedHost = /\.services\.ai\.azure\.(?:com|us)$/;
const openAiPath = /^\/openai(?:\/|$)/;

/** Whether an address leads to OpenAI's API itself; null is its usual address. */
export function isOpenAi(baseUrl: string | null): boolean {
  if (baseUrl === null) return true;
  const { hostname, pathname } = new URL(baseUrl);
  return openAiHost.test(hostname) && (!sharedHost.test(hostname) || openAiPath.test(pathname));
}

/** Where OpenAI's own API is. */
const openAiAddress = 'https://api.openai.com/v1';

/** Where the API is. */
export function addressOf(baseUrl: string | null | undefined): string {
  return baseUrl ?? openAiAddress;
}

/**
 * Whether both addresses lead to the same server: a key entered for one server is never sent to another. An invalid
 * address leads to none.
 */
export function isSameServer(first: string | null | undefined, second: string | null | undefined): boolean {
  const url = URL.parse(addressOf(first));
  return url !== null && url.origin === URL.parse(addressOf(second))?.origin;
}
