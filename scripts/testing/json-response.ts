/** A response with a JSON body; jsdom has no `Response`. */
export function jsonResponse(status: number, body: unknown): Response {
  const text = async () => JSON.stringify(body);
  return { ok: status < 300, status, headers: new Headers(), text } as Response;
}
