import type { ClientOptions } from 'inngest';
import { z } from 'zod';
import { embeddedOrigin, signingKey } from './credentials';
import { sentEventSchema } from './protocol';
import { localRunner } from './local-runners';

/**
 * Options that connect an Inngest client to the embedded runner: cloud mode, so that requests must be signed, and a
 * transport that delivers events without HTTP.
 */
export function embeddedClientOptions(): Pick<
  ClientOptions,
  'isDev' | 'baseUrl' | 'eventKey' | 'signingKey' | 'fetch' | 'aiMetadata'
> {
  return {
    isDev: false,
    baseUrl: embeddedOrigin,
    eventKey: 'embedded',
    signingKey: signingKey(),
    fetch: receive,
    aiMetadata: false,
  };
}

/** Responds like an Inngest server's event endpoint. */
async function receive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method !== 'POST' || !new URL(request.url).pathname.startsWith('/e/')) {
    return Response.json({ error: 'The embedded runner has no such address.' }, { status: 404 });
  }
  const runner = localRunner();
  if (!runner) return Response.json({ error: 'The embedded runner is not running.', status: 503 }, { status: 503 });
  const events = z.array(sentEventSchema).parse(await request.json());
  const ids = await runner.ingest(events, request.headers.get('x-inngest-event-id-seed') ?? undefined);
  return Response.json({ ids, status: 200 });
}
