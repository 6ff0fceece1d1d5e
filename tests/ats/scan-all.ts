import type { AtsApplicationData, AtsProvider } from '@/lib/ats/providers/provider';

export interface Scan {
  /** By id, as last seen. */
  applications: Map<string, AtsApplicationData>;
  pages: number;
}

/** All pages of a scan. `afterPage` is told the number of each; it may change things there. */
export async function scanAll(
  provider: AtsProvider,
  recruitmentId: string,
  { since = null, afterPage }: { since?: Date | null; afterPage?: (page: number) => void } = {},
): Promise<Scan> {
  const applications = new Map<string, AtsApplicationData>();
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page = await provider.scanApplications({ recruitmentId, since, cursor });
    for (const application of page.applications) applications.set(application.id, application);
    cursor = page.nextCursor;
    pages += 1;
    afterPage?.(pages);
  } while (cursor !== null && pages < 500);
  return { applications, pages };
}
