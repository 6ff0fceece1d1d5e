-- CreateEnum
CREATE TYPE "interview_state" AS ENUM ('OFFERED', 'ARRANGED', 'DECLINED', 'WITHDRAWN');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "mail_kind" ADD VALUE 'INTERVIEW_TIMES';
ALTER TYPE "mail_kind" ADD VALUE 'INTERVIEW_ARRANGED';
ALTER TYPE "mail_kind" ADD VALUE 'INTERVIEW_CANCELLED';
ALTER TYPE "mail_kind" ADD VALUE 'TEAM_INTERVIEW_ARRANGED';
ALTER TYPE "mail_kind" ADD VALUE 'TEAM_INTERVIEW_CANCELLED';

-- AlterEnum
ALTER TYPE "outsider_link_purpose" ADD VALUE 'INTERVIEW_TIMES';

-- CreateTable
CREATE TABLE "interview_offer" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "created_by_id" UUID,
    "time_zone" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_slot" (
    "id" UUID NOT NULL,
    "offer_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "interview_slot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_invitation" (
    "id" UUID NOT NULL,
    "offer_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "state" "interview_state" NOT NULL DEFAULT 'OFFERED',
    "slot_id" UUID,
    "place" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "locale" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_invitation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "interview_offer_process_id_idx" ON "interview_offer"("process_id");

-- CreateIndex
CREATE INDEX "interview_offer_created_by_id_idx" ON "interview_offer"("created_by_id");

-- CreateIndex
CREATE INDEX "interview_slot_offer_id_starts_at_idx" ON "interview_slot"("offer_id", "starts_at");

-- CreateIndex
CREATE INDEX "interview_slot_starts_at_idx" ON "interview_slot"("starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "interview_invitation_slot_id_key" ON "interview_invitation"("slot_id");

-- CreateIndex
CREATE INDEX "interview_invitation_candidate_id_created_at_idx" ON "interview_invitation"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "interview_invitation_offer_id_idx" ON "interview_invitation"("offer_id");

-- CreateIndex
CREATE INDEX "interview_invitation_state_starts_at_idx" ON "interview_invitation"("state", "starts_at");

-- AddForeignKey
ALTER TABLE "interview_offer" ADD CONSTRAINT "interview_offer_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_offer" ADD CONSTRAINT "interview_offer_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "interview_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_invitation" ADD CONSTRAINT "interview_invitation_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "interview_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_invitation" ADD CONSTRAINT "interview_invitation_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_invitation" ADD CONSTRAINT "interview_invitation_slot_id_fkey" FOREIGN KEY ("slot_id") REFERENCES "interview_slot"("id") ON DELETE SET NULL ON UPDATE CASCADE;

