-- Any sign but + and # separates words, so that "Java·Kafka" and "►Java" are found. A collation of its own: what a letter
-- is must not depend on the server's. Must match `searchWords` in lib/candidates/word-forms.ts.
CREATE OR REPLACE FUNCTION cv_words(value text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT word
  FROM regexp_split_to_table(fold_text(value) COLLATE "und-x-icu", '[^[:alnum:]+#]+') AS word
  WHERE word <> '' AND length(word) <= 100
));

-- Rows from before.
UPDATE cv_search_text SET text = text;
