import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../scripts/database/cluster-state';

/** The OpenID Connect issuer of `identity-provider.mjs` in its own process, for a product on `port`. */
export class RunningProvider {
  private child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    readonly port: number,
  ) {}

  static async start(): Promise<RunningProvider> {
    const [own, port] = [await findFreePort(), await findFreePort()];
    const provider = new RunningProvider(`http://127.0.0.1:${own}`, port);
    await provider.start();
    return provider;
  }

  /** The settings of the product, which has to listen on `port`. */
  get settings(): Record<string, string> {
    return {
      AUTH_OIDC_ISSUER: this.url,
      AUTH_OIDC_CLIENT_ID: 'recruiting',
      AUTH_OIDC_CLIENT_SECRET: 'a-secret-for-tests',
      AUTH_OIDC_ROLE_CLAIM: 'groups',
      AUTH_OIDC_ROLE_MAP: 'hr=RECRUITER,readers=VIEWER',
      AUTH_OIDC_ROLE_SYNC: 'true',
    };
  }

  /** Also after `stop`; its keys are others then. */
  async start(): Promise<void> {
    const callback = `http://127.0.0.1:${this.port}/api/auth/callback/oidc`;
    this.child = spawn(process.execPath, ['tests/identity-provider.mjs', new URL(this.url).port, callback]);
    if (this.child.stdout) await once(this.child.stdout, 'data');
  }

  async stop(): Promise<void> {
    const ended = this.child && once(this.child, 'exit');
    this.child?.kill();
    await ended;
  }

  async setGroups(login: string, groups: string[]): Promise<void> {
    await fetch(`${this.url}/groups/${login}`, { method: 'PUT', body: JSON.stringify(groups) });
  }
}
