import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an identity provider does wrong; whatever is left out it does right. */
export interface ProviderFaults {
  /** Instead of parts of the discovery document; undefined takes a part away. */
  discovery?: Record<string, unknown>;
  /** Instead of claims of the ID token. */
  claims?: Record<string, unknown>;
  userinfo?: Record<string, unknown>;
  /** Status and body of the token endpoint's refusal. */
  token?: { status: number; body: unknown };
  /** Signs with a key that is not published. */
  unknownKey?: boolean;
  keys?: unknown[];
  /** Status of every response. */
  status?: number;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect provider on loopback that gives the same person to everybody and makes the faults it is told to. */
export class FaultyProvider {
  faults: ProviderFaults = {};
  nonce = 'the-nonce';
  private keyId = 'first';
  private key = generateKeyPairSync('rsa', { modulusLength: 2048 });

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async start(): Promise<FaultyProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const provider = new FaultyProvider(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request, response) => {
      const { status, body } = provider.respond(new URL(request.url ?? '/', provider.issuer).pathname);
      response.writeHead(provider.faults.status ?? status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    return provider;
  }

  /** Signs with another key from now on, which it publishes. */
  rotateKeys(): void {
    this.keyId = `after-${this.keyId}`;
    this.key = generateKeyPairSync('rsa', { modulusLength: 2048 });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private respond(path: string): { status: number; body: unknown } {
    const { faults, issuer } = this;
    if (path === '/.well-known/openid-configuration') return { status: 200, body: this.discovery() };
    if (path === '/keys') return { status: 200, body: { keys: faults.keys ?? [this.publicKey()] } };
    if (path === '/userinfo')
      return { status: 200, body: { sub: 's-1', email: 'ida@company.example', ...faults.userinfo } };
    if (path !== '/token') return { status: 404, body: { issuer } };
    return (
      faults.token ?? {
        status: 200,
        body: { access_token: 'access', token_type: 'Bearer', id_token: this.idToken() },
      }
    );
  }

  private discovery(): Record<string, unknown> {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/keys`,
      ...this.faults.discovery,
    };
  }

  private publicKey(): Record<string, unknown> {
    return { ...this.key.publicKey.export({ format: 'jwk' }), kid: this.keyId, use: 'sig', alg: 'RS256' };
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, sub: 's-1', aud: 'recruiting', iat: now, exp: now + 3600, nonce: this.nonce };
    const key: KeyObject = this.faults.unknownKey
      ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      : this.key.privateKey;
    const head = { alg: 'RS256', kid: this.faults.unknownKey ? 'unknown' : this.keyId };
    const signed = `${encode(head)}.${encode({ ...claims, ...this.faults.claims })}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  }
}
