import { database } from '@/lib/db/client';
import type { KnownPerson } from '../blind/blind-mask';
import { hiddenIdentity } from '../blind/blind-sql';
import { maskHit } from '../blind/mask-hit';
import type { CandidateSearchAnswer } from '@/lib/domain/candidate-schemas';
import { searchWords, wordForms } from './word-forms';

/** Characters shown before and after a hit. */
const around = 70;

interface HitRow extends KnownPerson {
  id: string;
  isHidden: boolean;
  before: string;
  match: string;
  after: string;
}

/** No letter, digit or sign that is part of a word, as in C++. */
const edge = '[^[:alnum:]+#]';

/**
 * Where a phrase stands in the CVs: for each candidate the first place of any of its words, with the text around it.
 * Personal data in it is masked; of a hidden candidate the name as well, as it is known besides the CV.
 */
export async function findHits(ids: readonly string[], phrase: string): Promise<CandidateSearchAnswer['hits']> {
  const forms = searchWords(phrase).flatMap(wordForms);
  if (forms.length === 0 || ids.length === 0) return {};
  const pattern = `(^|${edge})(${forms.map((form) => form.replace(/[^a-z0-9]/g, '\\$&')).join('|')})(${edge}|$)`;
  const rows = await database().$queryRaw<HitRow[]>`
    SELECT found.id, "isHidden", "firstName", "lastName", city, substr(found.text, greatest(1, start - ${around}::int), least(${around}::int, start - 1)) AS before,
      substr(found.text, start, stop - start) AS match, substr(found.text, stop, ${around}::int) AS after
    FROM (
      SELECT c.id, ${hiddenIdentity} AS "isHidden", c.first_name AS "firstName", c.last_name AS "lastName", c.city, t.text, regexp_instr(fold_text(t.text), ${pattern}, 1, 1, 0, '', 2) AS start,
        regexp_instr(fold_text(t.text), ${pattern}, 1, 1, 1, '', 2) AS stop
      FROM candidate c JOIN process p ON p.id = c.process_id JOIN cv_search_text t ON t.sha256 = c.cv_sha256
      WHERE c.id = ANY(${ids}::uuid[]) AND t.words @@ ${forms.map((form) => `'${form}'`).join(' | ')}::tsquery
    ) found WHERE start > 0`;
  const hits = rows.flatMap(({ id, isHidden, before, match, after, ...person }) => {
    const hit = { before, match, after };
    const shown = isHidden ? maskHit(hit, person) : hit;
    return shown ? [[id, shown] as const] : [];
  });
  return Object.fromEntries(hits);
}
