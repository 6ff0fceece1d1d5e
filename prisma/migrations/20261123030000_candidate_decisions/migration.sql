-- CreateEnum
CREATE TYPE "Decision" AS ENUM ('ADVANCE', 'HOLD', 'REJECT');

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "contact_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "corrected_breakdown" JSONB,
ADD COLUMN     "decision" "Decision",
ADD COLUMN     "decision_id" UUID,
ADD COLUMN     "revealed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "process" ADD COLUMN     "blind_mode" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "cv_search_text" (
    "sha256" CHAR(64) NOT NULL,
    "reader_version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "words" tsvector,
    "masked_texts" TEXT[],

    CONSTRAINT "cv_search_text_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "candidate_decision" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "decision" "Decision" NOT NULL,
    "reason_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "decided_by_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_by_id" UUID,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "candidate_decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "decision_reason" (
    "id" UUID NOT NULL,
    "decision" "Decision" NOT NULL,
    "text_pl" TEXT NOT NULL,
    "text_en" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "decision_reason_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verdict_correction" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "criterion_key" CHAR(64) NOT NULL,
    "label" TEXT NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "engine_verdict" "Verdict" NOT NULL,
    "reason" TEXT NOT NULL,
    "corrected_by_id" UUID NOT NULL,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_by_id" UUID,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "verdict_correction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_note" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),

    CONSTRAINT "candidate_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note_mention" (
    "note_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "note_mention_pkey" PRIMARY KEY ("note_id","user_id")
);

-- CreateTable
CREATE TABLE "candidate_view" (
    "candidate_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_view_pkey" PRIMARY KEY ("candidate_id","user_id")
);

-- CreateTable
CREATE TABLE "candidate_reveal" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "revealed_by_id" UUID NOT NULL,
    "revealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_reveal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "former_cv" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "file_name" TEXT NOT NULL,
    "replaced_by_id" UUID NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_cv_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cv_search_text_words_idx" ON "cv_search_text" USING GIN ("words");

-- CreateIndex
CREATE INDEX "candidate_decision_candidate_id_decided_at_idx" ON "candidate_decision"("candidate_id", "decided_at");

-- CreateIndex
CREATE INDEX "candidate_decision_request_id_idx" ON "candidate_decision"("request_id");

-- CreateIndex
CREATE INDEX "decision_reason_decision_position_idx" ON "decision_reason"("decision", "position");

-- CreateIndex
CREATE INDEX "verdict_correction_candidate_id_criterion_key_idx" ON "verdict_correction"("candidate_id", "criterion_key");

-- CreateIndex
CREATE INDEX "candidate_note_candidate_id_created_at_idx" ON "candidate_note"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "note_mention_user_id_created_at_idx" ON "note_mention"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "candidate_view_user_id_last_at_idx" ON "candidate_view"("user_id", "last_at");

-- CreateIndex
CREATE INDEX "candidate_reveal_candidate_id_revealed_at_idx" ON "candidate_reveal"("candidate_id", "revealed_at");

-- CreateIndex
CREATE INDEX "former_cv_candidate_id_replaced_at_idx" ON "former_cv"("candidate_id", "replaced_at");

-- CreateIndex
CREATE INDEX "former_cv_sha256_idx" ON "former_cv"("sha256");

-- CreateIndex
CREATE INDEX "criterion_verdict_criterion_id_verdict_analysis_id_idx" ON "criterion_verdict"("criterion_id", "verdict", "analysis_id");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_decision_id_key" ON "candidate"("decision_id");

-- CreateIndex
CREATE INDEX "candidate_process_id_decision_id_idx" ON "candidate"("process_id", "decision", "id");

-- CreateIndex
CREATE INDEX "candidate_contact_keys_idx" ON "candidate" USING GIN ("contact_keys");

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "candidate_decision"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cv_search_text" ADD CONSTRAINT "cv_search_text_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_reason_id_fkey" FOREIGN KEY ("reason_id") REFERENCES "decision_reason"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_decision" ADD CONSTRAINT "candidate_decision_undone_by_id_fkey" FOREIGN KEY ("undone_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_correction" ADD CONSTRAINT "verdict_correction_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_correction" ADD CONSTRAINT "verdict_correction_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verdict_correction" ADD CONSTRAINT "verdict_correction_ended_by_id_fkey" FOREIGN KEY ("ended_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_note" ADD CONSTRAINT "candidate_note_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_note" ADD CONSTRAINT "candidate_note_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "candidate_note"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_view" ADD CONSTRAINT "candidate_view_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_view" ADD CONSTRAINT "candidate_view_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_reveal" ADD CONSTRAINT "candidate_reveal_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_reveal" ADD CONSTRAINT "candidate_reveal_revealed_by_id_fkey" FOREIGN KEY ("revealed_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_cv" ADD CONSTRAINT "former_cv_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_cv" ADD CONSTRAINT "former_cv_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "former_cv" ADD CONSTRAINT "former_cv_replaced_by_id_fkey" FOREIGN KEY ("replaced_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- E-mails are compared without case, phones by their last nine digits. A trigger, so that no writer can forget it.
CREATE FUNCTION set_candidate_contact_keys() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  digits text := regexp_replace(coalesce(NEW.phone, ''), '[^0-9]', '', 'g');
BEGIN
  NEW.contact_keys := array_remove(ARRAY[
    'email:' || nullif(lower(trim(NEW.email)), ''),
    CASE WHEN length(digits) >= 9 THEN 'phone:' || right(digits, 9) END
  ], NULL);
  RETURN NEW;
END $$;

CREATE TRIGGER candidate_contact_keys BEFORE INSERT OR UPDATE OF email, phone ON candidate
FOR EACH ROW EXECUTE FUNCTION set_candidate_contact_keys();

-- Rows from before.
UPDATE candidate SET email = email WHERE email IS NOT NULL OR phone IS NOT NULL;

-- The words of a text, folded, each once, without their places: the search asks for beginnings of words.
-- C++ and C# stay words of their own. Must match `searchWords` in lib/db/search-text.ts.
CREATE FUNCTION cv_words(value text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN array_to_tsvector(ARRAY(
  SELECT DISTINCT word
  FROM regexp_split_to_table(fold_text(value), E'[\\s!"$%&''()*,./:;<=>?@\\[\\]\\\\^_`{|}~\u00a0\u00ab\u00bb\u2010-\u2026\u2022-]+') AS word
  WHERE word <> '' AND length(word) <= 100
));

CREATE FUNCTION set_cv_words() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.words := cv_words(NEW.text);
  RETURN NEW;
END $$;

CREATE TRIGGER cv_search_text_words BEFORE INSERT OR UPDATE OF text ON cv_search_text
FOR EACH ROW EXECUTE FUNCTION set_cv_words();

-- Reasons to begin with; administrators edit them.
INSERT INTO decision_reason (id, decision, text_pl, text_en, position) VALUES
  (gen_random_uuid(), 'REJECT', 'Brak wymaganego doświadczenia', 'Lacks the required experience', 0),
  (gen_random_uuid(), 'REJECT', 'Brak wymaganych umiejętności', 'Lacks required skills', 1),
  (gen_random_uuid(), 'REJECT', 'Oczekiwania finansowe powyżej budżetu', 'Salary expectations above the budget', 2),
  (gen_random_uuid(), 'REJECT', 'Za słaba znajomość języka', 'Language level too low', 3),
  (gen_random_uuid(), 'REJECT', 'Nieodpowiednia lokalizacja lub tryb pracy', 'Location or way of working does not fit', 4),
  (gen_random_uuid(), 'REJECT', 'Kandydat zrezygnował', 'Candidate withdrew', 5),
  (gen_random_uuid(), 'HOLD', 'Brakuje informacji', 'Information is missing', 0),
  (gen_random_uuid(), 'HOLD', 'Czeka na porównanie z innymi', 'Waits to be compared with others', 1),
  (gen_random_uuid(), 'HOLD', 'Lepszy na inne stanowisko', 'Better suited to another position', 2),
  (gen_random_uuid(), 'ADVANCE', 'Spełnia wymagania', 'Meets the requirements', 0),
  (gen_random_uuid(), 'ADVANCE', 'Warto porozmawiać mimo braków', 'Worth talking to despite the gaps', 1);
