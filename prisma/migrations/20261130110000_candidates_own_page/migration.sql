-- CreateEnum
CREATE TYPE "outsider_link_purpose" AS ENUM ('CANDIDATE_PAGE');

-- CreateEnum
CREATE TYPE "notice_way" AS ENUM ('PAGE', 'EMAIL', 'ADVERT', 'ATS', 'IN_PERSON');

-- CreateEnum
CREATE TYPE "consent_way" AS ENUM ('BY_HAND', 'PAGE');

-- CreateEnum
CREATE TYPE "person_request_kind" AS ENUM ('CORRECT', 'REVIEW', 'DELETE');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'CANDIDATE_PAGE';
ALTER TYPE "mail_kind" ADD VALUE 'CANDIDATE_CODE';

-- AlterTable
ALTER TABLE "mail" ADD COLUMN     "candidate_id" UUID;

-- CreateTable
CREATE TABLE "outsider_link" (
    "id" UUID NOT NULL,
    "purpose" "outsider_link_purpose" NOT NULL,
    "candidate_id" UUID,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" UUID,
    "opened_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "mailed" BOOLEAN NOT NULL DEFAULT false,
    "code_hash" TEXT,
    "code_expires_at" TIMESTAMPTZ(3),
    "failed_proofs" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "outsider_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_privacy" (
    "candidate_id" UUID NOT NULL,
    "notice_at" TIMESTAMPTZ(3),
    "notice_way" "notice_way",
    "notice_by_id" UUID,
    "consent_until" DATE,
    "consent_at" TIMESTAMPTZ(3),
    "consent_way" "consent_way",
    "consent_by_id" UUID,
    "not_by_program_at" TIMESTAMPTZ(3),
    "aside_result" JSONB,

    CONSTRAINT "candidate_privacy_pkey" PRIMARY KEY ("candidate_id")
);

-- CreateTable
CREATE TABLE "person_request" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "kind" "person_request_kind" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_on" DATE NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,

    CONSTRAINT "person_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "outsider_link_token_hash_key" ON "outsider_link"("token_hash");

-- CreateIndex
CREATE INDEX "outsider_link_candidate_id_created_at_idx" ON "outsider_link"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "outsider_link_created_by_id_idx" ON "outsider_link"("created_by_id");

-- CreateIndex
CREATE INDEX "candidate_privacy_notice_by_id_idx" ON "candidate_privacy"("notice_by_id");

-- CreateIndex
CREATE INDEX "candidate_privacy_consent_by_id_idx" ON "candidate_privacy"("consent_by_id");

-- CreateIndex
CREATE INDEX "person_request_candidate_id_created_at_idx" ON "person_request"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "person_request_answered_at_due_on_idx" ON "person_request"("answered_at", "due_on");

-- CreateIndex
CREATE INDEX "person_request_answered_by_id_idx" ON "person_request"("answered_by_id");

-- CreateIndex
CREATE INDEX "mail_candidate_id_idx" ON "mail"("candidate_id");

-- AddForeignKey
ALTER TABLE "mail" ADD CONSTRAINT "mail_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outsider_link" ADD CONSTRAINT "outsider_link_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outsider_link" ADD CONSTRAINT "outsider_link_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_privacy" ADD CONSTRAINT "candidate_privacy_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_privacy" ADD CONSTRAINT "candidate_privacy_notice_by_id_fkey" FOREIGN KEY ("notice_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_privacy" ADD CONSTRAINT "candidate_privacy_consent_by_id_fkey" FOREIGN KEY ("consent_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_request" ADD CONSTRAINT "person_request_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "person_request" ADD CONSTRAINT "person_request_answered_by_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;


