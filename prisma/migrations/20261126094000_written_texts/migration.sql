-- AlterTable
ALTER TABLE "analysis" ADD COLUMN     "removed_sentences" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "texts_hash" CHAR(64),
ADD COLUMN     "texts_model" TEXT,
ADD COLUMN     "texts_prompt_version" TEXT,
ADD COLUMN     "texts_reason" TEXT,
ADD COLUMN     "written_texts" JSONB;

-- AlterTable
ALTER TABLE "model_settings" ADD COLUMN     "write_texts" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE INDEX "analysis_texts_hash_idx" ON "analysis"("texts_hash");
