-- Nothing handles these events; those that the version before has left would be tried in vain.
DO $$
DECLARE
  ids uuid[];
BEGIN
  LOOP
    ids := ARRAY(SELECT id FROM outbox_event WHERE name = 'candidate/analysis.ended' LIMIT 5000 FOR UPDATE SKIP LOCKED);
    EXIT WHEN cardinality(ids) = 0;
    DELETE FROM outbox_event WHERE id = ANY(ids);
    COMMIT;
  END LOOP;
END $$;
