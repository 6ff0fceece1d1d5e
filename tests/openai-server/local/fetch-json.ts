/** Asks a server without its client, and reads the JSON that it says, whatever the status. `T`: as the caller expects it. */
export async function fetchJson<T = unknown>(url: string, init?: RequestInit): Promise<{ status: number; body: T }> {
  const response = await fetch(url, init);
  return { status: response.status, body: (await response.json()) as T };
}

export function postJson<T = unknown>(url: string, body: unknown): Promise<{ status: number; body: T }> {
  return fetchJson<T>(url, { method: 'POST', body: JSON.stringify(body) });
}
