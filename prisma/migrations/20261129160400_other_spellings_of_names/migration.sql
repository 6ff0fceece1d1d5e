-- Candidates from before whose names have other spellings, which are few. Some hundred at a time, so that nobody who saves
-- one waits for all; done again it changes nothing.
DO $$
DECLARE
  ids uuid[];
  last uuid := '00000000-0000-0000-0000-000000000000';
BEGIN
  LOOP
    ids := ARRAY(SELECT id FROM candidate
      WHERE id > last AND name_spellings(concat_ws(' ', first_name, last_name)) <> ''
      ORDER BY id LIMIT 500 FOR NO KEY UPDATE);
    EXIT WHEN cardinality(ids) = 0;
    -- The trigger writes the text.
    UPDATE candidate SET ordinal_number = ordinal_number WHERE id = ANY(ids);
    COMMIT;
    last := ids[cardinality(ids)];
  END LOOP;
END $$;
