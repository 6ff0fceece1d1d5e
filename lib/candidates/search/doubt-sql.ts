import { Prisma } from '@/lib/db/generated/client';
import type { doubtKinds } from '@/lib/domain/candidate-enums';
import { hiddenRow } from '../blind/blind-sql';

/** A shorter text may be equal by chance. */
export const fewestSameCharacters = 200;

interface DoubtScope {
  processId: string;
  blindMode: boolean;
}

/** Candidates of the process who may be told by name. */
const named = ({ processId, blindMode }: DoubtScope): Prisma.Sql =>
  Prisma.sql`c.process_id = ${processId}::uuid AND c.last_name IS NOT NULL
    ${blindMode ? Prisma.sql`AND NOT ${hiddenRow}` : Prisma.empty}`;

/** Those who have what others under another last name have too. `things`: ids with a key each. */
const sharers = (things: Prisma.Sql): Prisma.Sql => Prisma.sql`c.id IN (
  WITH thing AS MATERIALIZED (${things})
  SELECT thing.id FROM thing JOIN (
    SELECT key FROM thing GROUP BY key HAVING count(DISTINCT name) > 1
  ) shared USING (key))`;

/** The condition on row `c` of what is worth a look. */
export function hasDoubt(scope: DoubtScope, kind: (typeof doubtKinds)[number]): Prisma.Sql {
  if (kind === 'HIDDEN_TEXT') return Prisma.sql`c.has_hidden_text`;
  // Dates may tell who it is: in a blind process they are shown with the person.
  if (kind === 'DATES')
    return Prisma.sql`(c.date_doubts IS NOT NULL ${scope.blindMode ? Prisma.sql`AND NOT ${hiddenRow}` : Prisma.empty})`;
  if (kind === 'SAME_CONTACT') {
    return sharers(Prisma.sql`SELECT c.id, key, fold_text(c.last_name) AS name
      FROM candidate c, unnest(c.contact_keys) AS key WHERE ${named(scope)}`);
  }
  return sharers(Prisma.sql`SELECT c.id, md5(t.text) AS key, fold_text(c.last_name) AS name
    FROM candidate c JOIN cv_search_text t ON t.sha256 = c.cv_sha256
    WHERE ${named(scope)} AND char_length(t.text) >= ${fewestSameCharacters}::int`);
}
