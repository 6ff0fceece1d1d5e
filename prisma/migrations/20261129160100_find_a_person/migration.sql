-- Other ways to write a name: without apostrophes ("O'Connor" → "OConnor"), and with umlauts as two letters ("Müller" →
-- "Mueller"). Empty for most names.
CREATE FUNCTION name_spellings(name text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  composed text := normalize(name, NFC);
  joined text := translate(composed, '''’ʼ`´', '');
  spelled text := joined;
  letters CONSTANT text[] := ARRAY['ä','ae', 'ö','oe', 'ü','ue', 'ß','ss', 'ø','oe', 'å','aa', 'æ','ae',
    'Ä','Ae', 'Ö','Oe', 'Ü','Ue', 'Ø','Oe', 'Å','Aa', 'Æ','Ae'];
BEGIN
  IF spelled ~ '[äöüßøåæÄÖÜØÅÆ]' THEN
    FOR i IN 1 .. array_length(letters, 1) BY 2 LOOP
      spelled := replace(spelled, letters[i], letters[i + 1]);
    END LOOP;
  END IF;
  RETURN concat_ws(' ', nullif(joined, composed), nullif(spelled, joined));
END $$;

-- The other spellings stand at the end: the name itself is the beginning of the text.
CREATE OR REPLACE FUNCTION set_candidate_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.current_position, NEW.city,
    NEW.ordinal_number::text, nullif(name_spellings(concat_ws(' ', NEW.first_name, NEW.last_name)), '')));
  RETURN NEW;
END $$;

-- E-mail address and digits of the phone between spaces, so that the end of a number is found by "0200 ".
CREATE FUNCTION contact_text(email text, phone text, phone_e164 text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || lower(coalesce(email, '')) || ' '
  || regexp_replace(coalesce(nullif(phone_e164, ''), phone, ''), '[^0-9]', '', 'g') || ' ';

-- The name alone, to find who is called something like it.
CREATE FUNCTION name_text(first_name text, last_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, ''));

-- AlterTable
ALTER TABLE "candidate_search" ADD COLUMN     "similar_count" INTEGER NOT NULL DEFAULT 0;
