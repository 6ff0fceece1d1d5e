-- AlterTable
ALTER TABLE "candidate_message" ADD COLUMN     "by_model" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "message_draft" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_draft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "message_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "model_drafts" BOOLEAN NOT NULL DEFAULT true,
    "tells_reader" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "message_settings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "message_settings_one_row" CHECK ("id" = 1)
);

INSERT INTO "message_settings" DEFAULT VALUES;

-- CreateIndex
CREATE INDEX "message_draft_candidate_id_idx" ON "message_draft"("candidate_id");

-- CreateIndex
CREATE INDEX "message_draft_created_by_id_idx" ON "message_draft"("created_by_id");

-- AddForeignKey
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_draft" ADD CONSTRAINT "message_draft_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
