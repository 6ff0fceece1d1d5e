-- AlterTable
ALTER TABLE "analysis" ADD COLUMN     "fallback_reason" TEXT;

-- AlterTable
ALTER TABLE "model_settings" ADD COLUMN     "offline_if_unusable" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "failed_answer" (
    "candidate_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "answers" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "failed_answer_pkey" PRIMARY KEY ("candidate_id")
);

-- CreateTable
CREATE TABLE "model_server" (
    "base_url" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "api" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_server_pkey" PRIMARY KEY ("base_url","model","api")
);

-- CreateIndex
CREATE INDEX "failed_answer_created_at_idx" ON "failed_answer"("created_at");

-- AddForeignKey
ALTER TABLE "failed_answer" ADD CONSTRAINT "failed_answer_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;
