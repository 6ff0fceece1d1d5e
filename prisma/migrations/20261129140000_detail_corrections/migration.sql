-- CreateEnum
CREATE TYPE "DetailField" AS ENUM ('NAME', 'EMAIL', 'PHONE', 'PLACE', 'POSITION', 'LANGUAGES', 'SALARY', 'AVAILABILITY');

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "availability" TEXT,
ADD COLUMN     "expected_pay" JSONB;

-- CreateTable
CREATE TABLE "detail_correction" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "field" "DetailField" NOT NULL,
    "former_value" JSONB NOT NULL,
    "value" JSONB NOT NULL,
    "read_value" JSONB NOT NULL,
    "corrected_by_id" UUID NOT NULL,
    "corrected_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_by_id" UUID,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "detail_correction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "detail_correction_candidate_id_field_idx" ON "detail_correction"("candidate_id", "field");

-- AddForeignKey
ALTER TABLE "detail_correction" ADD CONSTRAINT "detail_correction_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "detail_correction" ADD CONSTRAINT "detail_correction_corrected_by_id_fkey" FOREIGN KEY ("corrected_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "detail_correction" ADD CONSTRAINT "detail_correction_ended_by_id_fkey" FOREIGN KEY ("ended_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
