import { database } from '@/lib/db/client';
import type { SharedUnderOtherName } from '@/lib/domain/candidate-schemas';
import { fewestSameCharacters } from '../search/doubt-sql';
import type { CandidatePlace } from '../rows/get-candidate-row';

const mostShown = 10;

interface SharedRow {
  kind: SharedUnderOtherName['kind'];
  same: string;
  ownName: string;
  candidateId: string;
  ordinalNumber: number;
  name: string;
}

/**
 * Other candidates of the process who have the same e-mail address, phone or text of the CV under another last name. Whose identity
 * is hidden is left out, and so is who has no name.
 *
 * @param place of a candidate who is not hidden
 */
export async function findSharedUnderOtherName({
  processId,
  candidateId,
}: CandidatePlace): Promise<SharedUnderOtherName[]> {
  return database().$queryRaw<SharedRow[]>`
    WITH own AS MATERIALIZED (
      SELECT c.*, t.text FROM candidate c LEFT JOIN cv_search_text t ON t.sha256 = c.cv_sha256
      WHERE c.id = ${candidateId}::uuid AND c.last_name IS NOT NULL
    ), shared AS (
      SELECT CASE WHEN key LIKE 'email:%' THEN 'EMAIL' ELSE 'PHONE' END AS kind, substr(key, strpos(key, ':') + 1) AS same,
        other.id
      FROM own JOIN candidate other ON other.process_id = ${processId}::uuid AND other.contact_keys && own.contact_keys,
        unnest(other.contact_keys) AS key
      WHERE key = ANY(own.contact_keys)
      UNION ALL
      -- The length is known without reading a text: only those of equal length are compared.
      SELECT 'TEXT', char_length(own.text)::text, other.id
      FROM own JOIN candidate other ON other.process_id = ${processId}::uuid
        JOIN cv_search_text t ON t.sha256 = other.cv_sha256
      WHERE char_length(own.text) >= ${fewestSameCharacters}::int
        AND octet_length(t.text) = octet_length(own.text) AND t.text IS NOT DISTINCT FROM own.text
    )
    SELECT shared.kind, shared.same, concat_ws(' ', own.first_name, own.last_name) AS "ownName",
      other.id AS "candidateId", other.ordinal_number AS "ordinalNumber",
      concat_ws(' ', other.first_name, other.last_name) AS name
    FROM shared JOIN candidate other ON other.id = shared.id JOIN process p ON p.id = other.process_id CROSS JOIN own
    WHERE other.id <> own.id AND NOT (p.blind_mode AND other.revealed_at IS NULL)
      AND fold_text(other.last_name) <> fold_text(own.last_name)
    ORDER BY other.ordinal_number, shared.kind LIMIT ${mostShown}`;
}
