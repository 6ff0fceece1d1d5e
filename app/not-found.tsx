import { ArriveAt } from '@/components/layout/arrive-at';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { PublicShell } from '@/components/layout/public-shell';

/** Any unknown path shows the page, with status 404, and ends at /not-found (specification, section 2). */
export default function UnknownPath() {
  return (
    <PublicShell>
      <NotFoundMessage />
      <ArriveAt path="/not-found" />
    </PublicShell>
  );
}
