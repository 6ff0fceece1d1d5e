import type { Actor } from '@/lib/auth/actor';
import type { Db } from '@/lib/db/client';

const keptDays = 7;

/**
 * Copies what is about to be erased of candidates to where nothing shows it: their rows by table, and the hashes of their
 * CVs, whose files stay as long. {@link restoreErased} puts it back; after a week it goes (lib/maintenance/clean-up.ts).
 *
 * @param candidateIds of the ATS, with their application's `departure` set; locked with their process by the caller
 */
export async function keepErased(db: Db, actor: Actor, candidateIds: string[], now: Date): Promise<void> {
  const keptUntil = new Date(now.getTime() + keptDays * 24 * 60 * 60_000);
  await db.$executeRaw`
    INSERT INTO ats_erasure (candidate_id, process_id, departure, by_person, erased_at, kept_until, files, content)
    SELECT c.id, c.process_id, coalesce(a.departure, 'NOT_FOUND'), ${actor.kind === 'person'}, ${now}, ${keptUntil},
      ARRAY(
        SELECT c.cv_sha256::text WHERE c.cv_sha256 IS NOT NULL
        UNION SELECT v.sha256::text FROM former_cv v WHERE v.candidate_id = c.id
        UNION SELECT n.cv_sha256::text FROM analysis n WHERE n.candidate_id = c.id
      ),
      jsonb_build_object(
        'candidate', jsonb_build_array(to_jsonb(c)),
        'ats_application', jsonb_build_array(to_jsonb(a)),
        'analysis', (SELECT jsonb_agg(to_jsonb(n)) FROM analysis n WHERE n.candidate_id = c.id),
        'criterion_verdict', (
          SELECT jsonb_agg(to_jsonb(v)) FROM criterion_verdict v JOIN analysis n ON n.id = v.analysis_id
          WHERE n.candidate_id = c.id
        ),
        'evidence', (
          SELECT jsonb_agg(to_jsonb(e)) FROM evidence e
          JOIN criterion_verdict v ON v.id = e.verdict_id JOIN analysis n ON n.id = v.analysis_id
          WHERE n.candidate_id = c.id
        ),
        'candidate_decision', (SELECT jsonb_agg(to_jsonb(d)) FROM candidate_decision d WHERE d.candidate_id = c.id),
        'candidate_note', (SELECT jsonb_agg(to_jsonb(n)) FROM candidate_note n WHERE n.candidate_id = c.id),
        'note_mention', (
          SELECT jsonb_agg(to_jsonb(m)) FROM note_mention m JOIN candidate_note n ON n.id = m.note_id
          WHERE n.candidate_id = c.id
        ),
        'candidate_thumb', (SELECT jsonb_agg(to_jsonb(t)) FROM candidate_thumb t WHERE t.candidate_id = c.id),
        'verdict_correction', (SELECT jsonb_agg(to_jsonb(x)) FROM verdict_correction x WHERE x.candidate_id = c.id),
        'detail_correction', (SELECT jsonb_agg(to_jsonb(x)) FROM detail_correction x WHERE x.candidate_id = c.id),
        'candidate_reveal', (SELECT jsonb_agg(to_jsonb(r)) FROM candidate_reveal r WHERE r.candidate_id = c.id),
        'interview_simulation', (
          SELECT jsonb_agg(to_jsonb(i)) FROM interview_simulation i WHERE i.candidate_id = c.id
        ),
        'interview_question', (
          SELECT jsonb_agg(to_jsonb(q)) FROM interview_question q
          JOIN interview_simulation i ON i.id = q.simulation_id WHERE i.candidate_id = c.id
        ),
        'ats_pick', (SELECT jsonb_agg(to_jsonb(p)) FROM ats_pick p WHERE p.candidate_id = c.id),
        'former_cv', (SELECT jsonb_agg(to_jsonb(f)) FROM former_cv f WHERE f.candidate_id = c.id)
      )
    FROM candidate c JOIN ats_application a ON a.candidate_id = c.id
    WHERE c.id = ANY(${candidateIds}::uuid[])
    ON CONFLICT (candidate_id) DO UPDATE SET departure = excluded.departure, by_person = excluded.by_person,
      erased_at = excluded.erased_at, kept_until = excluded.kept_until,
      files = ARRAY(SELECT unnest(ats_erasure.files) UNION SELECT unnest(excluded.files)), content = excluded.content`;
}
