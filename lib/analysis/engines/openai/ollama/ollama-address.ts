/** Where Ollama's own API lies, whichever of its addresses was entered: the server's, or one that ends in `/v1` or `/api`. */
export function ollamaAddress(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const parts = pathname.split('/').filter((part) => part !== '');
  const before = ['v1', 'api'].includes(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  return [origin, ...before, 'api'].join('/');
}
