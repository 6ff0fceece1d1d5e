-- CreateEnum
CREATE TYPE "InterviewStatus" AS ENUM ('CREATED', 'PREPARING', 'IN_PROGRESS', 'COMPLETED', 'ERROR');

-- CreateEnum
CREATE TYPE "InterviewLength" AS ENUM ('SHORT', 'STANDARD', 'LONG');

-- CreateEnum
CREATE TYPE "InterviewFocus" AS ENUM ('ALL', 'GAPS', 'RISKS');

-- CreateTable
CREATE TABLE "interview_simulation" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "length" "InterviewLength" NOT NULL,
    "focus" "InterviewFocus" NOT NULL,
    "status" "InterviewStatus" NOT NULL DEFAULT 'CREATED',
    "status_reason" TEXT,
    "withheld" TEXT[],
    "created_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "interview_simulation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_question" (
    "id" UUID NOT NULL,
    "simulation_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "criterion_id" UUID,
    "label" TEXT,
    "verdict" "Verdict",
    "bank_id" TEXT NOT NULL,
    "follow_up_when" TEXT,
    "text" TEXT NOT NULL,
    "good_signs" TEXT[],
    "poor_signs" TEXT[],
    "answer" TEXT NOT NULL DEFAULT '',
    "answered_at" TIMESTAMPTZ(3),
    "skipped_reason" TEXT,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "interview_question_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "interview_simulation_candidate_id_created_at_idx" ON "interview_simulation"("candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "interview_simulation_created_at_id_idx" ON "interview_simulation"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_question_simulation_id_position_key" ON "interview_question"("simulation_id", "position");

-- AddForeignKey
ALTER TABLE "interview_simulation" ADD CONSTRAINT "interview_simulation_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_simulation" ADD CONSTRAINT "interview_simulation_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_simulation" ADD CONSTRAINT "interview_simulation_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_question" ADD CONSTRAINT "interview_question_simulation_id_fkey" FOREIGN KEY ("simulation_id") REFERENCES "interview_simulation"("id") ON DELETE CASCADE ON UPDATE CASCADE;


