-- DropIndex
DROP INDEX "candidate_process_id_external_process_status_id_idx";

-- DropIndex
DROP INDEX "candidate_process_id_first_name_id_idx";

-- DropIndex
DROP INDEX "candidate_process_id_last_name_id_idx";

-- DropIndex
DROP INDEX "candidate_process_id_rate_id_idx";

-- DropIndex
DROP INDEX "candidate_process_id_source_id_idx";

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "analysis_fresh" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "has_hidden_text" BOOLEAN NOT NULL DEFAULT false;
