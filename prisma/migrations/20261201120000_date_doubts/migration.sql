-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "date_doubts" JSONB;
