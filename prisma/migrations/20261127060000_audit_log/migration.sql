-- AlterTable
ALTER TABLE "audit_event" ADD COLUMN     "address" TEXT,
ADD COLUMN     "hash" BYTEA,
ADD COLUMN     "seq" BIGINT,
ADD COLUMN     "session_id" UUID,
ADD COLUMN     "source" TEXT;

-- CreateTable
CREATE TABLE "audit_chain" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "anchor_seq" BIGINT NOT NULL,
    "anchor_hash" BYTEA NOT NULL,
    "last_seq" BIGINT NOT NULL,
    "last_hash" BYTEA NOT NULL,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_chain_one_row" CHECK ("id" = 1)
);

-- CreateTable
CREATE TABLE "audit_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "keep_months" INTEGER NOT NULL DEFAULT 24,

    CONSTRAINT "audit_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "audit_settings_one_row" CHECK ("id" = 1),
    CONSTRAINT "audit_settings_keep_months" CHECK ("keep_months" >= 6)
);

-- DropIndex
DROP INDEX "audit_event_at_idx";

-- CreateIndex
CREATE UNIQUE INDEX "audit_event_seq_key" ON "audit_event"("seq");

-- CreateIndex
CREATE INDEX "audit_event_process_id_at_idx" ON "audit_event"("process_id", "at");

-- CreateIndex
CREATE INDEX "audit_event_actor_id_at_idx" ON "audit_event"("actor_id", "at");

-- CreateIndex
CREATE INDEX "audit_event_action_at_idx" ON "audit_event"("action", "at");

-- CreateIndex
CREATE INDEX "audit_event_session_id_idx" ON "audit_event"("session_id");

-- CreateIndex
CREATE INDEX "audit_event_at_id_idx" ON "audit_event"("at", "id");

INSERT INTO "audit_chain" ("anchor_seq", "anchor_hash", "last_seq", "last_hash")
VALUES (0, decode(repeat('00', 32), 'hex'), 0, decode(repeat('00', 32), 'hex'));

INSERT INTO "audit_settings" ("keep_months") VALUES (24);

-- The hash of an event: SHA-256 of the hash before it and of the event as text. `npm run audit:verify` builds the same text itself.
CREATE FUNCTION audit_event_hash(previous bytea, event audit_event) RETURNS bytea
LANGUAGE sql STABLE
RETURN sha256(previous || convert_to(jsonb_build_array(
  1, event.seq, event.id, to_char(event.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  event.actor_id, event.session_id, event.address, event.source, event.action, event.process_id, event.candidate_id, event.details
)::text, 'UTF8'));

-- A writer sets neither the time nor the place in the chain.
CREATE FUNCTION audit_event_inserted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.at := clock_timestamp();
  NEW.seq := NULL;
  NEW.hash := NULL;
  RETURN NEW;
END $$;

-- An event changes once: when it gets its place in the chain, and nothing else with it.
CREATE FUNCTION audit_event_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  bare audit_event := NEW;
  previous bytea;
BEGIN
  bare.seq := NULL;
  bare.hash := NULL;
  SELECT hash INTO previous FROM audit_event WHERE seq = NEW.seq - 1;
  IF previous IS NULL THEN
    SELECT anchor_hash INTO previous FROM audit_chain WHERE anchor_seq = NEW.seq - 1;
  END IF;
  IF bare IS DISTINCT FROM OLD OR previous IS NULL OR NEW.hash IS DISTINCT FROM audit_event_hash(previous, NEW) THEN
    RAISE EXCEPTION 'The audit log cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Only events that `delete_old_audit_events` cut off can be deleted.
CREATE FUNCTION audit_event_deleted() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.seq IS NULL OR OLD.seq > (SELECT anchor_seq FROM audit_chain) THEN
    RAISE EXCEPTION 'The audit log cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;

CREATE FUNCTION audit_log_kept() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be deleted' USING ERRCODE = 'restrict_violation';
END $$;

-- The chain's ends only move forward, to events that exist; its beginning only past events of more than six months.
CREATE FUNCTION audit_chain_updated() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  end_moved boolean := (NEW.last_seq, NEW.last_hash) IS DISTINCT FROM (OLD.last_seq, OLD.last_hash);
  start_moved boolean := (NEW.anchor_seq, NEW.anchor_hash) IS DISTINCT FROM (OLD.anchor_seq, OLD.anchor_hash);
BEGIN
  IF end_moved AND (NEW.last_seq <= OLD.last_seq
    OR NOT EXISTS (SELECT FROM audit_event WHERE seq = NEW.last_seq AND hash = NEW.last_hash))
  OR start_moved AND (NEW.anchor_seq <= OLD.anchor_seq
    OR NOT EXISTS (SELECT FROM audit_event WHERE seq = NEW.anchor_seq AND hash = NEW.anchor_hash)
    OR EXISTS (
      SELECT FROM audit_event
      WHERE seq > OLD.anchor_seq AND seq <= NEW.anchor_seq AND at >= now() - interval '6 months'
    ))
  THEN
    RAISE EXCEPTION 'The chain of the audit log cannot be changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Gives events that have none their place in the chain, at most `batch`, and returns how many. Writers do not wait for it.
CREATE FUNCTION seal_audit_events(batch integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  chain audit_chain;
  event audit_event;
  sealed integer := 0;
BEGIN
  SELECT * INTO STRICT chain FROM audit_chain FOR UPDATE;
  FOR event IN SELECT * FROM audit_event WHERE seq IS NULL ORDER BY at, id LIMIT batch LOOP
    event.seq := chain.last_seq + 1;
    chain.last_hash := audit_event_hash(chain.last_hash, event);
    chain.last_seq := event.seq;
    UPDATE audit_event SET seq = chain.last_seq, hash = chain.last_hash WHERE id = event.id;
    sealed := sealed + 1;
  END LOOP;
  IF sealed > 0 THEN
    UPDATE audit_chain SET last_seq = chain.last_seq, last_hash = chain.last_hash;
  END IF;
  RETURN sealed;
END $$;

-- Deletes the oldest events, at most `batch`, as far as all are older than `keep_months`, and returns how many. The chain
-- keeps the hash of the last one.
CREATE FUNCTION delete_old_audit_events(keep_months integer, batch integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  chain audit_chain;
  first_kept bigint;
  last_old bigint;
BEGIN
  IF keep_months IS NULL OR keep_months < 6 THEN
    RAISE EXCEPTION 'The audit log is kept for at least 6 months' USING ERRCODE = 'check_violation';
  END IF;
  SELECT * INTO STRICT chain FROM audit_chain FOR UPDATE;
  SELECT seq INTO first_kept FROM audit_event
  WHERE seq > chain.anchor_seq AND at >= now() - make_interval(months => keep_months) ORDER BY seq LIMIT 1;
  last_old := LEAST(coalesce(first_kept - 1, chain.last_seq), chain.anchor_seq + batch);
  IF last_old <= chain.anchor_seq THEN
    RETURN 0;
  END IF;
  UPDATE audit_chain SET anchor_seq = last_old, anchor_hash = (SELECT hash FROM audit_event WHERE seq = last_old);
  DELETE FROM audit_event WHERE seq <= last_old;
  RETURN last_old - chain.anchor_seq;
END $$;

-- Names mean this schema's tables, whatever the caller's search path says.
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'audit_event_updated()', 'audit_event_deleted()', 'audit_chain_updated()',
    'seal_audit_events(integer)', 'delete_old_audit_events(integer, integer)'
  ] LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', name, current_schema());
  END LOOP;
END $$;

CREATE TRIGGER audit_event_inserted BEFORE INSERT ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_event_inserted();
CREATE TRIGGER audit_event_updated BEFORE UPDATE ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_event_updated();
CREATE TRIGGER audit_event_deleted BEFORE DELETE ON audit_event FOR EACH ROW EXECUTE FUNCTION audit_event_deleted();
CREATE TRIGGER audit_event_truncated BEFORE TRUNCATE ON audit_event FOR EACH STATEMENT EXECUTE FUNCTION audit_log_kept();
CREATE TRIGGER audit_chain_updated BEFORE UPDATE ON audit_chain FOR EACH ROW EXECUTE FUNCTION audit_chain_updated();
CREATE TRIGGER audit_chain_deleted BEFORE DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION audit_log_kept();
CREATE TRIGGER audit_chain_truncated BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION audit_log_kept();
