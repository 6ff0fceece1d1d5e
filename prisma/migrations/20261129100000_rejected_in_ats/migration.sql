-- AlterTable
ALTER TABLE "ats_connection" ADD COLUMN     "blocked_reason" TEXT;

-- AlterTable
ALTER TABLE "ats_application" ADD COLUMN     "rejected" BOOLEAN NOT NULL DEFAULT false;
