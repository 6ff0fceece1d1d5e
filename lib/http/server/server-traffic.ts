import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { onResponseEnd } from './response-end';

const pollMs = 20;

/** The requests and connections of this process's HTTP servers, and whether new requests are still served. */
export class ServerTraffic {
  private readonly servers = new Set<Server>();
  private readonly running = new Set<ServerResponse>();
  private isStopping = false;

  /** New requests are refused: the process is about to end. */
  get stopping(): boolean {
    return this.isStopping;
  }

  addServer(server: Server): void {
    this.servers.add(server);
  }

  /** Counts a request until its response has ended or its connection is closed. */
  track(response: ServerResponse): void {
    if (this.isStopping) response.setHeader('connection', 'close');
    this.running.add(response);
    onResponseEnd(response, () => this.running.delete(response));
  }

  /** From now on new requests are refused, and each connection closes with its next response. */
  beginStop(): void {
    this.isStopping = true;
    for (const response of this.running) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /**
   * Waits until no request is running.
   *
   * @param deadline in milliseconds since 1970
   * @returns how many still run at the deadline
   */
  async requestsEnded(deadline: number): Promise<number> {
    while (this.running.size > 0 && Date.now() < deadline) await sleep(pollMs);
    return this.running.size;
  }

  /**
   * Waits until the clients' connections are closed. An idle one is not closed by us at first: a request may be on its way
   * over it, and would be lost; with a response the client knows.
   *
   * @param deadline in milliseconds since 1970
   */
  async connectionsClosed(deadline: number): Promise<void> {
    while (Date.now() < deadline && (await this.hasConnections())) await sleep(pollMs);
  }

  /** Accepts no more connections, and closes those that carry no request. */
  stopListening(): void {
    for (const server of this.servers) server.close();
  }

  /** Stops listening and closes what is still open. */
  close(): void {
    this.stopListening();
    for (const server of this.servers) server.closeAllConnections();
  }

  private async hasConnections(): Promise<boolean> {
    const counts = await Promise.all([...this.servers].map(connectionCount));
    return counts.some((count) => count > 0);
  }
}

function connectionCount(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
