interface Visit {
  url: string;
  status: number;
  text: string;
  headers: Headers;
}

interface Sent {
  method?: string;
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
}

/** A minimal browser: cookies per origin, forms, redirects. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();
  /** Every address that was asked for. */
  readonly visited: string[] = [];

  async request(address: string, sent: Sent = {}): Promise<Visit> {
    let url = address;
    let next: Sent | null = sent;
    for (let hop = 0; hop < 20; hop += 1) {
      const answer = await this.fetchOnce(url, next ?? {});
      const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (!location) return { url, status: answer.status, text: await answer.text(), headers: answer.headers };
      url = new URL(location, url).href;
      next = null;
    }
    throw new Error(`Too many redirects, last to ${url}`);
  }

  jar(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    return jar;
  }

  private async fetchOnce(url: string, { method, form, json, headers }: Sent): Promise<Response> {
    this.visited.push(url);
    const jar = this.jar(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const typed: Record<string, string> =
      json === undefined ? {} : { 'content-type': 'application/json', origin: new URL(url).origin };
    const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
    const usual = body === null ? 'GET' : 'POST';
    const all = { cookie, ...typed, ...headers };
    const answer = await fetch(url, { method: method ?? usual, body, headers: all, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
}
