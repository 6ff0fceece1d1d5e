CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Small letters without diacritics, so that "lodz" finds "Łódź". Ł, Ø and Đ do not decompose.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(translate(regexp_replace(normalize(value, NFD), E'[\u0300-\u036f]', '', 'g'), 'ŁłØøĐđ', 'LlOoDd'));

-- AlterTable
ALTER TABLE "process" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN "search_text" TEXT NOT NULL DEFAULT '';

-- A trigger, so that no writer can forget it.
CREATE FUNCTION set_process_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.name, NEW.requirements, (
    SELECT string_agg(text, ' ' ORDER BY position) FROM criterion WHERE process_id = NEW.id AND kind = 'REQUIREMENT'
  )));
  RETURN NEW;
END $$;

CREATE TRIGGER process_search_text BEFORE INSERT OR UPDATE OF name, requirements ON process
FOR EACH ROW EXECUTE FUNCTION set_process_search_text();

-- Touches the process, whose own trigger then does the work.
CREATE FUNCTION refresh_process_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE process SET name = name WHERE id IN (SELECT process_id FROM changed WHERE kind = 'REQUIREMENT');
  RETURN NULL;
END $$;

CREATE TRIGGER criterion_inserted AFTER INSERT ON criterion REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION refresh_process_search_text();
CREATE TRIGGER criterion_updated AFTER UPDATE ON criterion REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION refresh_process_search_text();
CREATE TRIGGER criterion_deleted AFTER DELETE ON criterion REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION refresh_process_search_text();

CREATE FUNCTION set_candidate_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.current_position, NEW.city,
    NEW.ordinal_number::text));
  RETURN NEW;
END $$;

CREATE TRIGGER candidate_search_text
BEFORE INSERT OR UPDATE OF first_name, last_name, current_position, city, ordinal_number ON candidate
FOR EACH ROW EXECUTE FUNCTION set_candidate_search_text();

-- Rows from before.
UPDATE process SET name = name;
UPDATE candidate SET ordinal_number = ordinal_number;

-- CreateIndex
CREATE INDEX "process_search_text_idx" ON "process" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "candidate_search_text_idx" ON "candidate" USING GIN ("search_text" gin_trgm_ops);
