-- AlterTable
ALTER TABLE "analysis" ADD COLUMN     "requested_by_id" UUID;

-- AlterTable
ALTER TABLE "candidate" ADD COLUMN     "analysis_requested_by_id" UUID;

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_analysis_requested_by_id_fkey" FOREIGN KEY ("analysis_requested_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
