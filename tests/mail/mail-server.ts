import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readMail, type ReceivedMail } from './read-mail';

export interface Refusal {
  /** RFC 5321, section 4.2: 4xx for now, 5xx for good. */
  code: number;
  /** At which command. */
  at: 'MAIL' | 'RCPT' | 'DATA';
}

const response = ({ code }: Refusal) => Object.assign(new Error('refused'), { responseCode: code });

/** An SMTP server on loopback that keeps what it accepts, and refuses as it is told to. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** For the next mails, one each. */
  readonly refusals: Refusal[] = [];
  /** Called when a whole mail has arrived, before it is accepted or refused. */
  beforeResponse: () => Promise<void> = async () => undefined;
  private constructor(
    private readonly server: SMTPServer,
    private account: { user: string; password: string },
  ) {}

  /** @param options of smtp-server; without them it takes mail without a password and offers no TLS */
  static async start(options: SMTPServerOptions & { port?: number } = {}): Promise<MailServer> {
    const { port = 0, ...others } = options;
    const account = { user: 'recruiting', password: 'p@ss word/1' };
    const holder: { own?: MailServer } = {};
    const server = new SMTPServer({
      hideSTARTTLS: true,
      authOptional: true,
      allowInsecureAuth: true,
      logger: false,
      onAuth: ({ username, password }, _session, callback) => {
        if (username === account.user && password === account.password) callback(null, { user: username });
        else callback(new Error('wrong'));
      },
      onMailFrom: (_address, _session, callback) => callback(holder.own?.refusalAt('MAIL')),
      onRcptTo: (_address, _session, callback) => callback(holder.own?.refusalAt('RCPT')),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          void holder.own?.accept(Buffer.concat(chunks).toString('latin1'), to).then((refusal) => callback(refusal));
        });
      },
      ...others,
    });
    holder.own = new MailServer(server, account);
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return holder.own;
  }

  get port(): number {
    const address = this.server.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }

  /** For SMTP_URL. */
  url({ password, protocol = 'smtp' }: { password?: string; protocol?: 'smtp' | 'smtps' } = {}): string {
    const login = password === undefined ? '' : `${this.account.user}:${encodeURIComponent(password)}@`;
    return `${protocol}://${login}127.0.0.1:${this.port}`;
  }

  get password(): string {
    return this.account.password;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private refusalAt(command: Refusal['at']): Error | undefined {
    const [next] = this.refusals;
    if (next?.at !== command) return undefined;
    this.refusals.shift();
    return response(next);
  }

  private async accept(raw: string, to: string[]): Promise<Error | undefined> {
    await this.beforeResponse();
    const refusal = this.refusalAt('DATA');
    if (refusal) return refusal;
    this.received.push(readMail(raw, to));
    return undefined;
  }
}
