import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy as companies have them between their machines and the internet. Whatever host is asked for, it is on this machine. */
export class ConnectProxy {
  /** `host:port` of the connections that were made through it. */
  readonly reached: string[] = [];
  /** The status with which it refuses everybody; 0: it refuses nobody. */
  refusesWith = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ConnectProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const proxy = new ConnectProxy(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('connect', (request: IncomingMessage, socket: Socket) => proxy.join(request.url ?? '', socket));
    server.on('connection', (socket) => proxy.sockets.add(socket));
    return proxy;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(target: string, socket: Socket): void {
    socket.on('error', () => socket.destroy());
    if (this.refusesWith) {
      socket.end(`HTTP/1.1 ${this.refusesWith} No\r\nContent-Type: text/html\r\n\r\n<h1>Sign in</h1>`);
      return;
    }
    this.reached.push(target);
    const onward = connect(Number(target.split(':').at(-1)), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    this.sockets.add(onward);
  }
}
