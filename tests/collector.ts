import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

// The messages of opentelemetry/proto/{collector/trace,trace,resource,common}/v1 in their JSON form: names in camel case, ids in
// hexadecimal, 64-bit numbers as text, enumerations as numbers, nothing else.
const uint64 = z.string().regex(/^\d+$/);
const idOf = (bytes: number) => z.string().regex(new RegExp(`^(?!0+$)[0-9a-f]{${bytes * 2}}$`));
const anyValue = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ doubleValue: z.number() }),
]);
const keyValue = z.strictObject({ key: z.string().min(1), value: anyValue });
const span = z
  .strictObject({
    traceId: idOf(16),
    spanId: idOf(8),
    traceState: z.string().optional(),
    parentSpanId: idOf(8).optional(),
    flags: z.int().min(0).max(255).optional(),
    name: z.string().min(1),
    kind: z.int().min(1).max(5),
    startTimeUnixNano: uint64,
    endTimeUnixNano: uint64,
    attributes: z.array(keyValue),
    status: z.strictObject({ message: z.string().optional(), code: z.int().min(0).max(2).optional() }).optional(),
  })
  .refine((one) => BigInt(one.endTimeUnixNano) >= BigInt(one.startTimeUnixNano), 'ends before it begins')
  .refine((one) => new Set(one.attributes.map(({ key }) => key)).size === one.attributes.length, 'a key twice');
const exportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(keyValue) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
          spans: z.array(span).min(1),
        }),
      ),
    }),
  ),
});

type Facts = Record<string, unknown>;
const factsOf = (attributes: z.output<typeof keyValue>[]): Facts =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces that refuses whatever is not OTLP in JSON. */
export class Collector {
  behave: 'well' | 'silent' | 'refusing' = 'well';
  readonly paths: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  readonly resources: Facts[] = [];
  readonly spans: (z.output<typeof span> & { facts: Facts })[] = [];
  /** What was not OTLP. */
  readonly mistakes: string[] = [];
  /** All that came. */
  text = '';
  private readonly held: ServerResponse[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      collector.paths.push(request.url ?? '');
      collector.headers.push(request.headers);
      void json(request).then((body) => collector.take(body, response));
    });
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Responds to what it was silent about. */
  release(): void {
    for (const response of this.held.splice(0)) response.end('{}');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(body: unknown, response: ServerResponse): void {
    if (this.behave === 'refusing') return void response.writeHead(429).end();
    const parsed = exportRequest.safeParse(body);
    if (!parsed.success) {
      this.mistakes.push(z.prettifyError(parsed.error));
      return void response.writeHead(400).end();
    }
    this.text += JSON.stringify(body);
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      this.resources.push(factsOf(resource.attributes));
      for (const one of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...one, facts: factsOf(one.attributes) });
    }
    if (this.behave === 'silent') this.held.push(response);
    else response.end('{}');
  }
}
