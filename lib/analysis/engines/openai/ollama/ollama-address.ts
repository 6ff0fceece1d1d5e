/** Where Ollama's own API lies, whichever of its addresses was entered: the server's, or one that ends in `/v1` or `/api`. */
export function ollamaAddress(baseUrl: string): string {
  return `${baseUrl.replace(/\/+$/, '').replace(/\/(?:v1|api)$/, '')}/api`;
}
