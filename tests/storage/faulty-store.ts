import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the proxy does to the next requests of a method. */
interface Fault {
  method: string;
  /** How many; then all is well again. */
  times: number;
  /**
   * `busy`: 503. `silent`: no answer. `cut`: the connection ends after so many bytes of the body; `stalled`: nothing more
   * comes; `elsewhere`: the bucket is in another region; `careless`: takes whatever comes, and stores nothing; `late`: as it
   * should be, after a second.
   */
  kind: 'busy' | 'silent' | 'cut' | 'stalled' | 'elsewhere' | 'careless' | 'late';
  afterBytes?: number;
}

const slowDown = '<?xml version="1.0"?><Error><Code>SlowDown</Code><Message>Please slow down.</Message></Error>';
const redirect =
  '<?xml version="1.0"?><Error><Code>PermanentRedirect</Code><Message>Use the endpoint.</Message></Error>';
/** Longer than any limit of the product. */
const silenceMs = 120_000;
const lateMs = 1_000;

/** An HTTP proxy before a store of files that fails as it is told. Signatures stay valid: they are for its own address. */
export class FaultyStore {
  readonly asked: string[] = [];
  private faults: Fault[] = [];

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async start(target: string): Promise<FaultyStore> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new FaultyStore(server, new URL(target));
    server.on('request', (incoming, answer) => proxy.handle(incoming, answer));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  fail(...faults: Fault[]): void {
    this.faults = faults.map((fault) => ({ ...fault }));
    this.asked.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private takeFault(method: string): Fault | undefined {
    const fault = this.faults.find((one) => one.method === method && one.times > 0);
    if (fault) fault.times -= 1;
    return fault;
  }

  private handle(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = 'GET', headers } = incoming;
    this.asked.push(`${method} ${headers.range ?? ''}`.trim());
    const fault = this.takeFault(method);
    if (fault?.kind === 'busy') {
      incoming.resume();
      answer.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown);
      return;
    }
    if (fault?.kind === 'careless') {
      incoming.resume();
      answer.writeHead(204).end();
      return;
    }
    if (fault?.kind === 'elsewhere') {
      incoming.resume();
      answer.writeHead(301, { 'content-type': 'application/xml', 'x-amz-bucket-region': 'eu-central-1' }).end(redirect);
      return;
    }
    if (fault?.kind === 'silent') {
      void delay(silenceMs, undefined, { ref: false });
      return;
    }
    if (fault?.kind === 'late') {
      void delay(lateMs).then(() => this.forward(incoming, answer));
      return;
    }
    this.forward(incoming, answer, fault);
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse, fault?: Fault): void {
    const { method = 'GET', url: place = '/', headers } = incoming;
    const outgoing = request(
      { host: this.target.hostname, port: this.target.port, method, path: place, headers, setHost: false },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
        if (fault) void this.sendPart(reply, answer, fault);
        else reply.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  private async sendPart(reply: IncomingMessage, answer: ServerResponse, fault: Fault): Promise<void> {
    let left = fault.afterBytes ?? 0;
    for await (const chunk of reply as AsyncIterable<Buffer>) {
      answer.write(chunk.subarray(0, left));
      left -= chunk.byteLength;
      if (left <= 0) break;
    }
    if (fault.kind === 'cut') setTimeout(() => answer.destroy(), 50);
  }
}
