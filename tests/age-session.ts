import type { OwnSessions } from '@/lib/users/own-account/own-account-schemas';
import { withClient } from '../lib/db/with-client';
import type { ApiClient } from './api-client';

/** Makes the client's session one whose person proved who they are eleven minutes ago: no fresh one any more. */
export async function ageSession(databaseUrl: string, client: ApiClient): Promise<void> {
  const { body } = await client.get<OwnSessions>('/users/me/sessions');
  const own = body.items.find(({ current }) => current);
  await withClient(databaseUrl, (database) =>
    database.query(`UPDATE user_session SET confirmed_at = now() - interval '11 minutes' WHERE id = $1`, [
      own?.sessionId,
    ]),
  );
}
