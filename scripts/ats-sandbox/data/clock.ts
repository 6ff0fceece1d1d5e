/** The sandbox's own clock, which tests may set and move. */
export class SandboxClock {
  private offset = 0;

  now(): number {
    return Date.now() + this.offset;
  }

  /** Runs on from this instant. */
  set(instant: number): void {
    this.offset = instant - Date.now();
  }

  advance(milliseconds: number): void {
    this.offset += milliseconds;
  }

  /** The machine's time again. */
  reset(): void {
    this.offset = 0;
  }
}
