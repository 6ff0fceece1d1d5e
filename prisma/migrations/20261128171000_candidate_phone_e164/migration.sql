-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "phone_e164" TEXT;

-- The product writes the E.164 form beside the phone; a phone that is written without it waits for the backfill. Keys are still
-- the last nine digits, of the E.164 form where it is known: an extension or "(0)" counts no more, and rows that wait match too.
CREATE OR REPLACE FUNCTION set_candidate_contact_keys() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  digits text;
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.phone IS DISTINCT FROM OLD.phone AND NEW.phone_e164 IS NOT DISTINCT FROM OLD.phone_e164 THEN
    NEW.phone_e164 := NULL;
  END IF;
  digits := regexp_replace(coalesce(nullif(NEW.phone_e164, ''), NEW.phone, ''), '[^0-9]', '', 'g');
  NEW.contact_keys := array_remove(ARRAY[
    'email:' || nullif(lower(trim(NEW.email)), ''),
    CASE WHEN length(digits) >= 9 THEN 'phone:' || right(digits, 9) END
  ], NULL);
  RETURN NEW;
END $$;

DROP TRIGGER candidate_contact_keys ON candidate;
CREATE TRIGGER candidate_contact_keys BEFORE INSERT OR UPDATE OF email, phone, phone_e164 ON candidate
FOR EACH ROW EXECUTE FUNCTION set_candidate_contact_keys();
