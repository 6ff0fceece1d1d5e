-- AlterEnum
ALTER TYPE "outsider_link_purpose" ADD VALUE 'SHORTLIST';

-- AlterTable
ALTER TABLE "outsider_link" ADD COLUMN     "shortlist_id" UUID;

-- CreateTable
CREATE TABLE "shortlist" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_blind" BOOLEAN NOT NULL,
    "shows_contact" BOOLEAN NOT NULL,
    "shows_pay" BOOLEAN NOT NULL,
    "shows_notes" BOOLEAN NOT NULL,
    "criteria" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answers_seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "shortlist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shortlist_entry" (
    "id" UUID NOT NULL,
    "shortlist_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "shortlist_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shortlist_answer" (
    "id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "reviewer_key" TEXT NOT NULL,
    "reviewer_name" TEXT NOT NULL,
    "user_id" UUID,
    "overall" "Thumb",
    "marks" JSONB NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shortlist_answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shortlist_view" (
    "id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "reviewer_name" TEXT NOT NULL DEFAULT '',
    "is_file" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shortlist_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shortlist_process_id_created_at_idx" ON "shortlist"("process_id", "created_at");

-- CreateIndex
CREATE INDEX "shortlist_created_by_id_idx" ON "shortlist"("created_by_id");

-- CreateIndex
CREATE INDEX "shortlist_entry_candidate_id_idx" ON "shortlist_entry"("candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "shortlist_entry_shortlist_id_candidate_id_key" ON "shortlist_entry"("shortlist_id", "candidate_id");

-- CreateIndex
CREATE INDEX "shortlist_answer_user_id_idx" ON "shortlist_answer"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "shortlist_answer_entry_id_reviewer_key_key" ON "shortlist_answer"("entry_id", "reviewer_key");

-- CreateIndex
CREATE INDEX "shortlist_view_entry_id_at_idx" ON "shortlist_view"("entry_id", "at");

-- AddForeignKey
ALTER TABLE "outsider_link" ADD CONSTRAINT "outsider_link_shortlist_id_fkey" FOREIGN KEY ("shortlist_id") REFERENCES "shortlist"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist" ADD CONSTRAINT "shortlist_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_entry" ADD CONSTRAINT "shortlist_entry_shortlist_id_fkey" FOREIGN KEY ("shortlist_id") REFERENCES "shortlist"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_entry" ADD CONSTRAINT "shortlist_entry_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_answer" ADD CONSTRAINT "shortlist_answer_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "shortlist_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_answer" ADD CONSTRAINT "shortlist_answer_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_view" ADD CONSTRAINT "shortlist_view_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "shortlist_entry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
