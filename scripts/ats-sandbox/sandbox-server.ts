import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { errorText } from '../../lib/failure';
import { boardPage } from './board/board-page';
import { answerControl } from './control/control-routes';
import { type SandboxControl } from './control/sandbox-control';
import { createDialects } from './dialects/all-dialects';
import { type Dialect, type SandboxWorld, cvAnswer } from './dialects/dialect';
import { deliver } from './http/deliver';
import { Exchange, type Answer } from './http/exchange';
import { refusalOf, type Fault } from './http/faults';
import { HttpError, notFound } from './http/http-error';
import { loggedPath, type LoggedRequest } from './http/request-log';
import { fileLinkPath } from './http/signed-links';

/** One HTTP server for all dialects, the files, the board and the control plane. */
export class SandboxServer {
  private readonly http: Server;
  private readonly dialects: Dialect[];

  constructor(
    private readonly world: SandboxWorld,
    private readonly control: SandboxControl,
  ) {
    this.dialects = createDialects(world);
    this.http = createServer((request, response) => void this.handle(request, response));
    // Longer than any pause of a test: a connection that ends just as a client reuses it would be a fault of its own.
    this.http.keepAliveTimeout = 60_000;
  }

  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.http.once('error', reject);
      this.http.listen(port, host, resolve);
    });
    const listening = (this.http.address() as AddressInfo).port;
    this.world.links.origin = `http://${host}:${listening}`;
    return listening;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.http.close(resolve));
    this.http.closeAllConnections();
    await closed;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = await Exchange.read(request, this.world.links.origin).catch(() => undefined);
    if (!exchange) response.destroy();
    if (!exchange || response.destroyed) return;
    const { pathname } = exchange.url;
    try {
      if (pathname === '/board' || pathname === '/') return await deliver(response, boardPage(this.world), []);
      if (pathname.startsWith('/_control'))
        return await deliver(response, await answerControl(exchange, this.control), []);
      await this.handleCall(exchange, response);
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      // The control plane's errors are those of its caller.
      const status = error instanceof HttpError ? error.status : pathname.startsWith('/_control') ? 400 : 500;
      await deliver(response, { status, body: { message: errorText(error) } }, []);
    }
  }

  private async handleCall(exchange: Exchange, response: ServerResponse): Promise<void> {
    const { url, method } = exchange;
    const dialect = this.dialects.find(({ prefix }) => url.pathname.startsWith(`${prefix}/`));
    const path = dialect ? url.pathname.slice(dialect.prefix.length) : url.pathname;
    const seen = { dialect: dialect?.name ?? 'files', method, path };
    const faults = this.control.faults.take(seen);
    const at = new Date(this.world.clock.now()).toISOString();
    const logged: LoggedRequest = {
      at,
      dialect: seen.dialect,
      method,
      path: loggedPath(url),
      faults: faults.map(({ kind }) => kind),
      actingUser: this.world.tokens.actingUserOf(exchange.bearer),
    };
    this.control.requests.push(logged);
    await this.applyChanges(faults);
    const answer = await this.answer(exchange, path, faults, dialect);
    logged.status = answer.status;
    const date = new Date(this.world.clock.now()).toUTCString();
    await deliver(response, { ...answer, headers: { date, ...answer.headers } }, faults);
  }

  private async applyChanges(faults: Fault[]): Promise<void> {
    for (const fault of faults) if (fault.kind === 'change') await this.control.call(fault.method, fault.argument);
  }

  private async answer(
    exchange: Exchange,
    path: string,
    faults: Fault[],
    dialect: Dialect | undefined,
  ): Promise<Answer> {
    let counted: Record<string, string> = {};
    try {
      if (dialect && !isTokenCall(path)) counted = this.control.rateLimits.count(dialect.name);
      for (const fault of faults) {
        const refusal = refusalOf(fault);
        if (refusal && fault.kind === 'unauthorized' && dialect) this.world.tokens.revoke(dialect.name);
        if (refusal) throw refusal;
        if (fault.kind === 'dropped') return { status: 0 };
      }
      const answer = dialect ? await dialect.answer(exchange, path) : await this.file(exchange);
      return { ...answer, headers: { ...counted, ...answer.headers } };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return dialect?.refuse(error) ?? fileRefusal(error);
    }
  }

  private async file(exchange: Exchange): Promise<Answer> {
    if (!exchange.url.pathname.startsWith(fileLinkPath)) throw notFound('Page');
    if (exchange.method !== 'GET') throw new HttpError(405, 'MethodNotAllowed');
    const answer = await cvAnswer(this.world, this.world.links.check(exchange));
    if (!answer) throw new HttpError(404, 'NoSuchKey');
    return answer;
  }
}

/** Tokens are had at another host, or are not counted. */
const isTokenCall = (path: string) => /^\/(auth|oauth2)\//.test(path);

/** As a file store says it. */
function fileRefusal({ status, message, details }: HttpError): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml', ...details.headers }, body };
}
