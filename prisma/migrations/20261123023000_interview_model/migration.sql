-- CreateEnum
CREATE TYPE "QuestionAuthor" AS ENUM ('BANK', 'MODEL');

-- AlterTable
ALTER TABLE "interview_question" ADD COLUMN     "follow_up_from" TIMESTAMPTZ(3),
ADD COLUMN     "written_by" "QuestionAuthor" NOT NULL DEFAULT 'BANK';

-- AlterTable
ALTER TABLE "interview_simulation" ADD COLUMN     "model" TEXT,
ADD COLUMN     "model_failure" TEXT;
