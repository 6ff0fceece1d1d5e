-- CreateEnum
CREATE TYPE "Verdict" AS ENUM ('MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION');

-- CreateEnum
CREATE TYPE "CandidateStatus" AS ENUM ('AWAITING_DOWNLOAD', 'AWAITING_EXTERNAL_PICK', 'AWAITING_PROCESSING', 'DOWNLOADING', 'ERROR', 'INSUFFICIENT_POSITION_DESCRIPTION', 'IN_PROGRESS', 'NEW', 'NO_FILE_FOUND', 'PROCESSING_OUTDATED', 'SEEN', 'sent');

-- CreateEnum
CREATE TYPE "CandidateSource" AS ENUM ('KNOW_ME', 'ERECRUITER');

-- CreateEnum
CREATE TYPE "ExternalProcessStatus" AS ENUM ('NOT_APPLICABLE', 'NOT_SENT', 'SENT');

-- CreateEnum
CREATE TYPE "RateSource" AS ENUM ('AI', 'RECRUITER');

-- CreateEnum
CREATE TYPE "ProcessStatus" AS ENUM ('ACTIVE', 'ARCHIVED', 'CREATED', 'ERROR', 'IN_CREATION', 'IN_PROGRESS', 'STOPPED');

-- CreateEnum
CREATE TYPE "LocationType" AS ENUM ('OFFICE', 'REMOTE', 'HYBRID');

-- CreateEnum
CREATE TYPE "CriterionKind" AS ENUM ('REQUIREMENT', 'LANGUAGE', 'RED_FLAG', 'LOCATION', 'BUDGET');

-- CreateEnum
CREATE TYPE "RequirementImportance" AS ENUM ('NICE_TO_HAVE', 'REQUIRED');

-- CreateEnum
CREATE TYPE "LanguageLevel" AS ENUM ('UNKNOWN', 'BASIC', 'INTERMEDIATE', 'ADVANCED', 'PROFICIENT', 'NATIVE');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('ADMIN', 'RECRUITER', 'VIEWER');

-- CreateTable
CREATE TABLE "analysis" (
    "id" UUID NOT NULL,
    "candidate_id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "cv_sha256" CHAR(64) NOT NULL,
    "reader_version" TEXT NOT NULL,
    "criteria_snapshot" JSONB NOT NULL,
    "input_hash" CHAR(64) NOT NULL,
    "engine" TEXT NOT NULL,
    "engine_version" TEXT NOT NULL,
    "model" TEXT,
    "prompt_version" TEXT,
    "locale" TEXT NOT NULL,
    "match_score" SMALLINT NOT NULL,
    "score_breakdown" JSONB NOT NULL,
    "strengths" TEXT[],
    "weaknesses" TEXT[],
    "red_flags" TEXT[],
    "tips" TEXT[],
    "feedback" TEXT NOT NULL,
    "cost_micros" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analysis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "criterion_verdict" (
    "id" UUID NOT NULL,
    "analysis_id" UUID NOT NULL,
    "criterion_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "reason" TEXT NOT NULL,

    CONSTRAINT "criterion_verdict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "evidence" (
    "id" UUID NOT NULL,
    "verdict_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "start_offset" INTEGER NOT NULL,
    "end_offset" INTEGER NOT NULL,
    "quote" TEXT NOT NULL,

    CONSTRAINT "evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analysis_draft" (
    "request_id" UUID NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analysis_draft_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "process_id" UUID,
    "candidate_id" UUID,
    "details" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "ordinal_number" INTEGER NOT NULL,
    "status" "CandidateStatus" NOT NULL,
    "status_reason" TEXT,
    "source" "CandidateSource" NOT NULL,
    "external_process_status" "ExternalProcessStatus" NOT NULL,
    "is_internal_candidate" BOOLEAN NOT NULL DEFAULT false,
    "ats_id" TEXT,
    "own_id" TEXT,
    "application_source" TEXT,
    "first_name" TEXT,
    "last_name" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "city" TEXT,
    "voivodeship" TEXT,
    "country" TEXT,
    "current_position" TEXT,
    "about" TEXT,
    "expected_salary_minor" INTEGER,
    "expected_currency" CHAR(3),
    "languages" JSONB NOT NULL DEFAULT '[]',
    "match_score" SMALLINT,
    "rate" SMALLINT,
    "rate_source" "RateSource",
    "cv_sha256" CHAR(64),
    "cv_file_name" TEXT,
    "progress" SMALLINT,
    "analysis_request_id" UUID,
    "current_analysis_id" UUID,
    "uploaded_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_search" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "filters" JSONB NOT NULL,
    "sort_by" TEXT NOT NULL,
    "sort_order" TEXT NOT NULL,
    "candidate_ids" UUID[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cv_file" (
    "sha256" CHAR(64) NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cv_file_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "cv_file_chunk" (
    "sha256" CHAR(64) NOT NULL,
    "position" INTEGER NOT NULL,
    "data" BYTEA NOT NULL,

    CONSTRAINT "cv_file_chunk_pkey" PRIMARY KEY ("sha256","position")
);

-- CreateTable
CREATE TABLE "cv_document" (
    "sha256" CHAR(64) NOT NULL,
    "reader_version" TEXT NOT NULL,
    "page_count" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cv_document_pkey" PRIMARY KEY ("sha256","reader_version")
);

-- CreateTable
CREATE TABLE "outbox_event" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "process" (
    "id" UUID NOT NULL,
    "ordinal_number" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "external_process_id" TEXT,
    "external_recruitment_id" TEXT,
    "extended_ats_integration" BOOLEAN NOT NULL DEFAULT false,
    "status" "ProcessStatus" NOT NULL DEFAULT 'IN_CREATION',
    "requirements" TEXT NOT NULL DEFAULT '',
    "location_type" "LocationType",
    "ats_location" TEXT,
    "budget_max_minor" INTEGER,
    "budget_currency" CHAR(3),
    "budget_tolerance_percent" INTEGER,
    "created_by_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "last_candidate_number" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "criterion" (
    "id" UUID NOT NULL,
    "process_id" UUID NOT NULL,
    "kind" "CriterionKind" NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "importance" INTEGER NOT NULL DEFAULT 3,
    "necessity" "RequirementImportance" NOT NULL DEFAULT 'REQUIRED',
    "language_level" "LanguageLevel",
    "counted" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "criterion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "oidc_subject" TEXT,
    "role" "Role",
    "active" BOOLEAN NOT NULL DEFAULT true,
    "locale" TEXT NOT NULL DEFAULT 'pl',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "analysis_request_id_key" ON "analysis"("request_id");

-- CreateIndex
CREATE INDEX "analysis_candidate_id_finished_at_idx" ON "analysis"("candidate_id", "finished_at");

-- CreateIndex
CREATE INDEX "analysis_input_hash_idx" ON "analysis"("input_hash");

-- CreateIndex
CREATE UNIQUE INDEX "criterion_verdict_analysis_id_criterion_id_key" ON "criterion_verdict"("analysis_id", "criterion_id");

-- CreateIndex
CREATE INDEX "evidence_verdict_id_position_idx" ON "evidence"("verdict_id", "position");

-- CreateIndex
CREATE INDEX "audit_event_process_id_at_idx" ON "audit_event"("process_id", "at");

-- CreateIndex
CREATE INDEX "audit_event_candidate_id_at_idx" ON "audit_event"("candidate_id", "at");

-- CreateIndex
CREATE INDEX "audit_event_at_idx" ON "audit_event"("at");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_current_analysis_id_key" ON "candidate"("current_analysis_id");

-- CreateIndex
CREATE INDEX "candidate_process_id_created_at_id_idx" ON "candidate"("process_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_match_score_id_idx" ON "candidate"("process_id", "match_score", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_status_id_idx" ON "candidate"("process_id", "status", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_rate_id_idx" ON "candidate"("process_id", "rate", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_last_name_id_idx" ON "candidate"("process_id", "last_name", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_first_name_id_idx" ON "candidate"("process_id", "first_name", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_source_id_idx" ON "candidate"("process_id", "source", "id");

-- CreateIndex
CREATE INDEX "candidate_process_id_external_process_status_id_idx" ON "candidate"("process_id", "external_process_status", "id");

-- CreateIndex
CREATE INDEX "candidate_status_idx" ON "candidate"("status");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_process_id_ordinal_number_key" ON "candidate"("process_id", "ordinal_number");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_process_id_cv_sha256_key" ON "candidate"("process_id", "cv_sha256");

-- CreateIndex
CREATE INDEX "candidate_search_used_at_idx" ON "candidate_search"("used_at");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_search_process_id_user_id_fingerprint_key" ON "candidate_search"("process_id", "user_id", "fingerprint");

-- CreateIndex
CREATE INDEX "outbox_event_created_at_idx" ON "outbox_event"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "process_ordinal_number_key" ON "process"("ordinal_number");

-- CreateIndex
CREATE UNIQUE INDEX "process_external_recruitment_id_key" ON "process"("external_recruitment_id");

-- CreateIndex
CREATE INDEX "process_created_at_id_idx" ON "process"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "process_status_created_at_idx" ON "process"("status", "created_at");

-- CreateIndex
CREATE INDEX "process_created_by_id_created_at_idx" ON "process"("created_by_id", "created_at");

-- CreateIndex
CREATE INDEX "process_name_id_idx" ON "process"("name", "id");

-- CreateIndex
CREATE INDEX "process_external_process_id_idx" ON "process"("external_process_id");

-- CreateIndex
CREATE INDEX "criterion_process_id_kind_position_idx" ON "criterion"("process_id", "kind", "position");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_oidc_subject_key" ON "app_user"("oidc_subject");

-- CreateIndex
CREATE INDEX "app_user_last_name_first_name_id_idx" ON "app_user"("last_name", "first_name", "id");

-- CreateIndex
CREATE INDEX "user_session_user_id_idx" ON "user_session"("user_id");

-- AddForeignKey
ALTER TABLE "analysis" ADD CONSTRAINT "analysis_candidate_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidate"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "criterion_verdict" ADD CONSTRAINT "criterion_verdict_analysis_id_fkey" FOREIGN KEY ("analysis_id") REFERENCES "analysis"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_verdict_id_fkey" FOREIGN KEY ("verdict_id") REFERENCES "criterion_verdict"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_cv_sha256_fkey" FOREIGN KEY ("cv_sha256") REFERENCES "cv_file"("sha256") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_uploaded_by_id_fkey" FOREIGN KEY ("uploaded_by_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_current_analysis_id_fkey" FOREIGN KEY ("current_analysis_id") REFERENCES "analysis"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_search" ADD CONSTRAINT "candidate_search_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cv_file_chunk" ADD CONSTRAINT "cv_file_chunk_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cv_document" ADD CONSTRAINT "cv_document_sha256_fkey" FOREIGN KEY ("sha256") REFERENCES "cv_file"("sha256") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "process" ADD CONSTRAINT "process_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "app_user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "criterion" ADD CONSTRAINT "criterion_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "process"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
