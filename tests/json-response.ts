/** A response with a JSON body; jsdom has no `Response`. */
export function jsonResponse(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = async () => JSON.stringify(body);
  return { ok: status < 300, status, headers: new Headers(headers), text } as Response;
}
