const minuteMs = 60_000;
/** A smaller lag is covered by the overlap of two synchronisations. */
const smallestLagMs = 5 * minuteMs;
/** The lag is rounded up to such steps, so that all pages of a scan ask for the same instant. */
const stepMs = 15 * minuteMs;

/** How far the ATS's clock is behind ours, as the header `Date` of its answers says. */
export class AtsClock {
  private lagMs = 0;

  hear(headers: Headers): void {
    const there = Date.parse(headers.get('date') ?? '');
    if (!Number.isNaN(there)) this.lagMs = Date.now() - there;
  }

  /** By how much earlier changes must be asked for; 0 when the ATS's clock is right or ahead, which only reads more. */
  get earlierMs(): number {
    return this.lagMs < smallestLagMs ? 0 : (Math.round(this.lagMs / stepMs) + 1) * stepMs;
  }
}
