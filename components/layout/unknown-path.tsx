import { ArriveAt } from './arrive-at';
import { NotFoundMessage } from './not-found-message';
import { PublicShell } from './public-shell';

/** What stands at a path that does not exist, until the browser is at /not-found. */
export function UnknownPath() {
  return (
    <PublicShell>
      <NotFoundMessage />
      <ArriveAt path="/not-found" />
    </PublicShell>
  );
}
