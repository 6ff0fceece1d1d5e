-- AlterTable
ALTER TABLE "analysis" ADD COLUMN     "translations" JSONB;

-- AlterTable
ALTER TABLE "criterion_verdict" ADD COLUMN     "translated_reason" TEXT;


