import { randomBytes } from 'node:crypto';
import { type SandboxClock } from '../data/clock';
import { type DialectName } from '../../../prisma/seed/demo-ats-credentials';

/** Access tokens that expire on the sandbox's clock. */
export class AccessTokens {
  private readonly tokens = new Map<string, { dialect: DialectName; expiresAt: number; actingUser?: string }>();

  constructor(private readonly clock: SandboxClock) {}

  /** @param actingUser in whose name the token's bearer acts */
  issue(dialect: DialectName, seconds: number, actingUser?: string): string {
    const token = randomBytes(24).toString('base64url');
    this.tokens.set(token, { dialect, expiresAt: this.clock.now() + seconds * 1000, actingUser });
    return token;
  }

  actingUserOf(token: string | undefined): string | undefined {
    return token === undefined ? undefined : this.tokens.get(token)?.actingUser;
  }

  isValid(dialect: DialectName, token: string | undefined): boolean {
    const known = token === undefined ? undefined : this.tokens.get(token);
    return known !== undefined && known.dialect === dialect && known.expiresAt > this.clock.now();
  }

  /** From now on none of the dialect's tokens is taken. */
  revoke(dialect: DialectName): void {
    for (const [token, known] of this.tokens) if (known.dialect === dialect) this.tokens.delete(token);
  }
}
