import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy before a database; while paused it accepts connections and bytes and sends nothing. */
export class PausableProxy {
  private readonly pairs = new Set<[Socket, Socket]>();
  private paused = false;

  private constructor(
    private readonly server: Server,
    /** The database's address through the proxy. */
    readonly url: string,
  ) {}

  /** @param port to listen on; a free one when left out */
  static async start(databaseUrl: string, port = 0): Promise<PausableProxy> {
    const target = new URL(databaseUrl);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    const proxy = new PausableProxy(server, url.href);
    server.on('connection', (client) => proxy.join(client, connect(Number(target.port), target.hostname)));
    return proxy;
  }

  /** Bytes in transit arrive after `resume`. */
  pause(): void {
    this.paused = true;
    for (const pair of this.pairs) pair.forEach((socket) => socket.pause());
  }

  resume(): void {
    this.paused = false;
    for (const pair of this.pairs) pair.forEach((socket) => socket.resume());
  }

  /** Closes all connections, as a crash does. */
  cut(): void {
    for (const pair of this.pairs) pair.forEach((socket) => socket.destroy());
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(client: Socket, database: Socket): void {
    const pair: [Socket, Socket] = [client, database];
    this.pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
      if (this.paused) from.pause();
    }
  }
}
