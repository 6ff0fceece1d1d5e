-- CreateEnum
CREATE TYPE "message_state" AS ENUM ('WAITING', 'SENT', 'FAILED', 'CALLED_BACK', 'OUTDATED', 'BY_HAND');

-- AlterEnum
ALTER TYPE "mail_kind" ADD VALUE 'CANDIDATE_MESSAGE';

-- CreateTable
CREATE TABLE "message_template_version" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "subject" TEXT,
    "text" TEXT,
    "saved_by_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_template_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_message" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "message_state" NOT NULL,
    "written_by_id" UUID,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "send_at" TIMESTAMPTZ(3),
    "failure" "mail_failure",
    "ended_at" TIMESTAMPTZ(3),
    "called_back_by_id" UUID,
    "pay_range" INTEGER,

    CONSTRAINT "candidate_message_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "message_template_version_saved_by_id_idx" ON "message_template_version"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "message_template_version_kind_locale_version_key" ON "message_template_version"("kind", "locale", "version");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_message_request_id_candidate_id_key" ON "candidate_message"("request_id", "candidate_id");

-- CreateIndex
CREATE INDEX "candidate_message_candidate_id_written_at_idx" ON "candidate_message"("candidate_id", "written_at");

-- CreateIndex
CREATE INDEX "candidate_message_state_idx" ON "candidate_message"("state");

-- CreateIndex
CREATE INDEX "candidate_message_written_by_id_idx" ON "candidate_message"("written_by_id");

-- CreateIndex
CREATE INDEX "candidate_message_called_back_by_id_idx" ON "candidate_message"("called_back_by_id");

-- AddForeignKey
ALTER TABLE "message_template_version" ADD CONSTRAINT "message_template_version_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_written_by_id_fkey" FOREIGN KEY ("written_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_message" ADD CONSTRAINT "candidate_message_called_back_by_id_fkey" FOREIGN KEY ("called_back_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;


